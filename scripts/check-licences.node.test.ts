import { expect, test } from 'vitest'
import { checkLicences, isPermissive } from './check-licences'
import { type Tree, writeTree } from './test-support/plugin-tree'

const own = (fields: object) => JSON.stringify({ name: 'latchkey', version: '0.0.0', ...fields })
const third = (name: string, fields: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', license: 'MIT', ...fields })

function broken(changes: Tree): readonly string[] {
  const tree: Tree = {
    'plugins/essentials/package.json': own({
      dependencies: { a: '1' },
      peerDependencies: { viem: '2', react: '19' },
    }),
    'node_modules/a/package.json': third('a', { dependencies: { b: '1' } }),
    'node_modules/b/package.json': third('b', { license: 'ISC' }),
    'node_modules/react/package.json': third('react'),
    'node_modules/viem/package.json': third('viem', { dependencies: { noble: '1' } }),
    'node_modules/noble/package.json': third('noble'),
  }
  return checkLicences(writeTree({ ...tree, ...changes }), ['latchkey']).map(
    ({ rule, file }) => `${rule} ${file}`,
  )
}

test('licences: accept valid dependencies', () => {
  expect(broken({})).toEqual([])
})

test('licences: refuse a planted licence, however deep', () => {
  expect(broken({ 'node_modules/b/package.json': third('b', { license: 'GPL-3.0' }) })).toEqual([
    'licence b (needed by a)',
  ])
})

test('licences: refuse a package without a licence', () => {
  expect(broken({ 'node_modules/noble/package.json': third('noble', { license: undefined }) })).toEqual([
    'licence noble (needed by viem)',
  ])
})

test('licences: refuse an install script and a silent native build', () => {
  const changes = {
    'node_modules/b/package.json': third('b', { scripts: { postinstall: 'node x.js' } }),
    'node_modules/noble/binding.gyp': '{}',
  }
  expect(broken(changes)).toEqual(['install-script b (needed by a)', 'install-script noble (needed by viem)'])
})

test('licences: refuse a seventh package, not counting dependencies of viem and React', () => {
  const names = ['c', 'd', 'e', 'f', 'g']
  const dependencies = Object.fromEntries(['a', ...names].map((name) => [name, '1']))
  const installed = Object.fromEntries(
    names.map((name) => [`node_modules/${name}/package.json`, third(name)]),
  )
  const changes = {
    ...installed,
    'plugins/essentials/package.json': own({ dependencies, peerDependencies: { viem: '2' } }),
  }
  expect(broken(changes)).toEqual(['few-dependencies latchkey'])
})

const lgpl = third('c', { license: 'LGPL-3.0-only', scripts: { install: 'node-gyp-build' } })
const withPeer = (meta: object): Tree => ({
  'adapters/coins/package.json': JSON.stringify({
    name: '@latchkey/coins',
    version: '0.0.0',
    peerDependencies: { c: '1' },
    peerDependenciesMeta: meta,
  }),
  'node_modules/c/package.json': lgpl,
})

test('licences: check the dependencies of every published package', () => {
  const found = ['install-script c (needed by @latchkey/coins)', 'licence c (needed by @latchkey/coins)']
  expect(broken(withPeer({}))).toEqual(found)
  const dependencies = { 'node_modules/b/package.json': third('b', { optionalDependencies: { c: '1' } }) }
  expect(broken({ ...dependencies, 'node_modules/c/package.json': lgpl })).toEqual([
    'install-script c (needed by b)',
    'licence c (needed by b)',
  ])
  const peers = third('b', { peerDependencies: { c: '1' } })
  expect(broken({ 'node_modules/b/package.json': peers, 'node_modules/c/package.json': lgpl })).toHaveLength(
    2,
  )
})

test('licences: an optional peer may be unfree if the README says so', () => {
  const optional = withPeer({ c: { optional: true } })
  expect(broken(optional)).toHaveLength(2)
  const silent = 'With `c` it can do more.'
  expect(broken({ ...optional, 'adapters/coins/README.md': silent })).toHaveLength(2)
  const half = 'With `c`, which is LGPL, it can do more.'
  expect(broken({ ...optional, 'adapters/coins/README.md': half })).toEqual([
    'install-script c (needed by @latchkey/coins)',
  ])
  const whole = 'With `c`, which is LGPL and has an install script, it can do more.'
  expect(broken({ ...optional, 'adapters/coins/README.md': whole })).toEqual([])
})

test('licences: an optional peer of another package is not installed', () => {
  const peers = third('b', { peerDependencies: { c: '1' }, peerDependenciesMeta: { c: { optional: true } } })
  expect(broken({ 'node_modules/b/package.json': peers, 'node_modules/c/package.json': lgpl })).toEqual([])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND CC0-1.0', true],
  ['MIT AND GPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
])('licences: %s is permissive: %s', (license, expected) => {
  expect(isPermissive(license)).toBe(expected)
})
