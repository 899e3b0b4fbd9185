import { expect, test } from 'vitest'
import { checkShape } from './check-shape'
import { budgetWith, manifestWith, soundTree, type Tree, writeTree } from './test-support/plugin-tree'

function rulesBroken(changes: Tree): readonly string[] {
  return checkShape(writeTree({ ...soundTree, ...changes })).map(({ file, rule }) => `${rule} ${file}`)
}

test('shape: accepts a valid repository', () => {
  expect(rulesBroken({})).toEqual([])
})

test.each<[string, Tree, string]>([
  ['an unknown file at the top', { 'notes.txt': '' }, 'top-level notes.txt'],
  ['a missing file at the top', { 'SECURITY.md': undefined }, 'top-level SECURITY.md'],
  [
    'a missing contract',
    { 'plugins/tips/src/contract.ts': undefined },
    'required-files plugins/tips/src/contract.ts',
  ],
  [
    'a missing manifest',
    { 'plugins/tips/manifest.json': undefined },
    'required-files plugins/tips/manifest.json',
  ],
  [
    'headings in another order',
    { 'plugins/tips/README.md': '## Views\n\nA.\n\n## Options\n\nB.\n' },
    'readme-headings plugins/tips/README.md',
  ],
  [
    'an empty section',
    { 'plugins/tips/README.md': '## Options\n\nNone.\n\n## Views\n\nA.\n' },
    'readme-headings plugins/tips/README.md',
  ],
  [
    'a wrong name',
    { 'plugins/tips/package.json': manifestWith({ name: 'tips' }) },
    'name plugins/tips/package.json',
  ],
  [
    'side effects',
    { 'plugins/tips/package.json': manifestWith({ sideEffects: true }) },
    'side-effects plugins/tips/package.json',
  ],
  [
    'a budget in another unit',
    { 'plugins/tips/budget.json': budgetWith({ eager: '1 MB' }) },
    'budget plugins/tips/budget.json',
  ],
  [
    'an unknown word in a budget',
    { 'plugins/tips/budget.json': budgetWith({ egaer: '1 kB' }) },
    'budget plugins/tips/budget.json',
  ],
  [
    'a host without its option',
    { 'plugins/tips/manifest.json': '{"hosts":[{"host":"a.example"}],"storage":[],"rpcMethods":[]}' },
    'network-manifest plugins/tips/manifest.json',
  ],
  ['a vague name', { 'plugins/tips/src/tip-utils.ts': '' }, 'vague-name plugins/tips/src/tip-utils.ts'],
  ['another case', { 'plugins/tips/src/giveTip.ts': '' }, 'kebab-case plugins/tips/src/giveTip.ts'],
])('shape: refuses %s', (_name, changes, expected) => {
  expect(rulesBroken(changes)).toEqual([expected])
})

test('shape: refuses conditions in another order', () => {
  const turned = {
    types: './dist/index.d.ts',
    '@latchkey/source': './src/index.ts',
    default: './dist/index.js',
  }
  const changed = manifestWith({ exports: { '.': turned, './contract': turned } })
  expect(rulesBroken({ 'plugins/tips/package.json': changed })).toEqual([
    'exports-order plugins/tips/package.json',
    'exports-order plugins/tips/package.json',
  ])
})

test('shape: allows a plugin without a budget of its own', () => {
  expect(rulesBroken({ 'plugins/tips/budget.json': undefined })).toEqual([])
})

test('shape: refuses a file that packages do not have', () => {
  expect(rulesBroken({ 'plugins/tips/tsup.config.ts': '' })).toEqual([
    'package-files plugins/tips/tsup.config.ts',
  ])
})

test('shape: a library needs no plugin', () => {
  const changes = {
    'plugins/tips/package.json': manifestWith({ latchkey: { shape: 'library' } }),
    'plugins/tips/src/plugin.ts': undefined,
    'plugins/tips/README.md': '# Tips\n',
  }
  expect(rulesBroken(changes)).toEqual([])
})

test('shape: refuses one of our packages as a peer, and a peer that dependents do not repeat', () => {
  const other = { name: '@latchkey/coins', peerDependencies: { react: '19' } }
  const changes = (manifest: object): Tree => ({
    'plugins/coins/package.json': JSON.stringify(other),
    'plugins/tips/package.json': manifestWith(manifest),
  })
  const found = (manifest: object): readonly string[] =>
    rulesBroken(changes(manifest)).filter((one) => /^(own-dependency|peer-handed-on)/.test(one))
  const dependencies = { '@latchkey/coins': 'workspace:^' }
  expect(found({ peerDependencies: dependencies })).toEqual(['own-dependency plugins/tips/package.json'])
  expect(found({ dependencies })).toEqual(['peer-handed-on plugins/tips/package.json'])
  expect(found({ dependencies, peerDependencies: other.peerDependencies })).toEqual([])
  const optional = { '@latchkey/coins': { optional: true } }
  const asPeer = found({ peerDependencies: dependencies, peerDependenciesMeta: optional })
  expect(asPeer).toEqual(['own-dependency plugins/tips/package.json'])
  expect(found({ devDependencies: dependencies, peerDependenciesMeta: optional })).toEqual([])
})

test.each([
  ['a specification', '/** SPEC.md section 9. */'],
  ['a rule by its number', '// An address is checked (R23).'],
  ['a decision by its number', '/** Never repeated: D28.25. */'],
  ['an issue', '// As issue 12 wants it.'],
])('shape: refuses a comment, a README and a test that cite %s', (_what, comment) => {
  const cited = (file: string): readonly string[] =>
    rulesBroken({ [file]: `${comment}\n${soundTree[file] ?? ''}` })
  expect(cited('plugins/tips/src/plugin.ts')).toEqual(['cites-unshipped plugins/tips/src/plugin.ts:1'])
  expect(cited('plugins/tips/README.md')).toEqual(['cites-unshipped plugins/tips/README.md:1'])
  expect(cited('plugins/tips/src/tip.test.ts')).toEqual(['cites-unshipped plugins/tips/src/tip.test.ts:1'])
})

test.each([
  ['a link to another folder', '[all](../../README.md#sizes)'],
  ['a link to another package', '[tips](../tips-more/README.md)'],
  ['an example', 'As `examples/minimal` does it.'],
  ['a script', 'Built by `scripts/build.ts`.'],
])('shape: refuses a README and a published comment that cite %s, and allows it in a test', (_what, text) => {
  const cited = (file: string): readonly string[] =>
    rulesBroken({ [file]: `/** ${text} */\n${soundTree[file] ?? ''}` })
  expect(cited('plugins/tips/src/plugin.ts')).toEqual(['cites-unshipped plugins/tips/src/plugin.ts:1'])
  expect(cited('plugins/tips/README.md')).toEqual(['cites-unshipped plugins/tips/README.md:1'])
  expect(cited('plugins/tips/src/tip.test.ts')).toEqual([])
})

test('shape: allows links within a README and to the web', () => {
  const text = '[here](#options) [there](https://docs.example/examples/one) [file](./src/index.ts)\n'
  expect(rulesBroken({ 'plugins/tips/README.md': `${text}${soundTree['plugins/tips/README.md']}` })).toEqual(
    [],
  )
})

test('shape: allows citing standards', () => {
  const comment = '/** EIP-6963, CAIP-2, RFC 3986, ERC-20, 0xD28F. */\n'
  expect(rulesBroken({ 'plugins/tips/src/tip.ts': comment })).toEqual([])
})
