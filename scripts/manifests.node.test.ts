import { expect, test } from 'vitest'
import { writeTree } from './test-support/plugin-tree'
import { manifestsOf, manifestViolations } from './workspace/manifests'
import { listLibraries } from './workspace/packages'

const empty = '{"hosts":[],"storage":[],"rpcMethods":[]}'

const root = (manifest: string = empty): string =>
  writeTree({
    'plugins/essentials/package.json': JSON.stringify({
      name: 'latchkey',
      latchkey: { shape: 'preset' },
      dependencies: { '@latchkey/session': '1' },
    }),
    'plugins/essentials/manifest.json': manifest,
    'plugins/session/package.json': JSON.stringify({
      name: '@latchkey/session',
      dependencies: { '@latchkey/other': '1' },
    }),
    'plugins/session/manifest.json': empty,
    'plugins/other/package.json': JSON.stringify({ name: '@latchkey/other' }),
    'plugins/other/manifest.json': empty,
  })

test('manifests: those of what a preset composes, and not of what its plugins may meet', () => {
  expect(manifestsOf(root(), ['latchkey']).map(({ name }) => name)).toEqual(['latchkey', '@latchkey/session'])
})

test('manifests: refuses an unknown package with a list of all packages', () => {
  expect(() => manifestsOf(root(), ['nothing'])).toThrow(
    'There is no package "nothing". There are: latchkey,',
  )
})

test.each([
  [{ host: 'the server' }, 1],
  [{ host: 'the server', fill: 'server' }, 0],
  [{ host: 'the data API', of: '@latchkey/cloud' }, 0],
  [{ host: 'the shop', use: 'link' }, 0],
  [{ host: 'https://a.example' }, 0],
])('manifests: a host that is a text says what stands for it: %j', (host, count) => {
  const hosts = [{ option: 'url', purpose: 'reads', ...host }]
  const [library] = listLibraries(root(JSON.stringify({ hosts, storage: [], rpcMethods: [] })))
  expect(library && manifestViolations(library)).toHaveLength(count)
})
