import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { devServerProblems, importInNode, plainBuild, relayLibraryProblem, smokeBuild } from './check-packed'
import { writeTree } from './test-support/plugin-tree'
import { readPackageJson } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

const manifest = JSON.stringify({
  name: 'latchkey',
  version: '0.0.0',
  type: 'module',
  sideEffects: false,
  exports: { '.': { default: './index.js' } },
})

test('packed: a valid package has no violation', { timeout: 60_000 }, async () => {
  const fixture = writeTree({
    'node_modules/latchkey/package.json': manifest,
    'node_modules/latchkey/index.js': "export const name = 'latchkey'\n",
  })
  expect(await smokeBuild(fixture, "import { name } from 'latchkey'\nconsole.log(name)\n")).toEqual([])
})

test('packed: both bundlers report a name that is not exported', { timeout: 60_000 }, async () => {
  const fixture = writeTree({
    'node_modules/latchkey/package.json': manifest,
    'node_modules/latchkey/index.js': "export const name = 'latchkey'\n",
  })
  const found = await smokeBuild(fixture, "import { other } from 'latchkey'\nconsole.log(other)\n")
  expect([...new Set(found.map(({ file }) => file))]).toEqual(['smoke app, vite', 'smoke app, webpack'])
})

test('packed: a page without React is built without a warning of "use client"', {
  timeout: 60_000,
}, async () => {
  const fixture = writeTree({
    'node_modules/latchkey/package.json': manifest,
    'node_modules/latchkey/index.js': "'use client'\nexport const name = 'latchkey'\n",
  })
  const found = await plainBuild(fixture, "import { name } from 'latchkey'\nconsole.log(name)\n")
  expect(found.map(({ message }) => message).join()).toContain('use client')
})

/** A package with a file for development, which it imports by `name` of the given maps of its manifest. */
const twoBuilds = (name: string, maps: object): Readonly<Record<string, string>> => ({
  'node_modules/latchkey/package.json': JSON.stringify({ ...JSON.parse(manifest), ...maps }),
  'node_modules/latchkey/index.js': `export { hint } from '${name}'\n`,
  'node_modules/latchkey/hint.development.js': "export const hint = 'a long text'\n",
  'node_modules/latchkey/hint.production.js': "export const hint = ''\n",
})
const builds = { development: './hint.development.js', default: './hint.production.js' }

test.each<[string, string, object, readonly string[]]>([
  ['exports', 'latchkey/hint', { exports: { '.': { default: './index.js' }, './hint': builds } }, []],
  [
    'imports, which esbuild resolves without the condition',
    '#hint',
    { imports: { '#hint': builds } },
    ['latchkey/hint.production.js is served'],
  ],
])(
  "packed: Vite's dev server and conditional %s",
  async (_what, name, maps, problems) => {
    const fixture = writeTree({ ...twoBuilds(name, maps) })
    // As in the check, where builds precede it in the process.
    vi.stubEnv('NODE_ENV', 'production')
    const found = await devServerProblems(fixture, "import { hint } from 'latchkey'\nconsole.log(hint)\n")
    vi.unstubAllEnvs()
    expect(found).toEqual(problems)
  },
  60_000,
)

test('packed: Node reports an import without a file extension, a warning and a missing package', {
  timeout: 30_000,
}, () => {
  const named = (name: string): string => manifest.replace('"latchkey"', `"${name}"`)
  const fixture = writeTree({
    'node_modules/latchkey/package.json': manifest,
    'node_modules/latchkey/index.js': "export * from './other'\n",
    'node_modules/latchkey/other.js': "export const name = 'latchkey'\n",
    'node_modules/sound/package.json': named('sound'),
    'node_modules/sound/index.js': "export const name = 'sound'\n",
    'node_modules/loud/package.json': named('loud'),
    'node_modules/loud/index.js': "console.warn('beware')\n",
  })
  expect(importInNode(fixture, ['latchkey', 'sound', 'loud', 'absent'])).toEqual([
    'absent is not among the packed packages',
    expect.stringMatching(/^latchkey cannot be imported in Node: .*other.* imported from /),
    'loud cannot be imported in Node: beware',
  ])
})

test.each<[string, object, object, boolean, string | undefined]>([
  ['an optional peer of one version', {}, { '@walletconnect/universal-provider': '2.21.8' }, true, undefined],
  ['a dependency', { '@walletconnect/universal-provider': '2.21.8' }, {}, true, 'is a dependency'],
  ['a required peer', {}, { '@walletconnect/universal-provider': '2.21.8' }, false, 'is no optional peer'],
  ['a range', {}, { '@walletconnect/universal-provider': '^2.21.8' }, true, 'more than one version'],
  ['no peer', {}, {}, true, 'more than one version'],
])('relay library: %s', (_what, dependencies, peers, optional, problem) => {
  const peerDependenciesMeta = { '@walletconnect/universal-provider': { optional } }
  const found = relayLibraryProblem({
    dependencies: { ...dependencies },
    peerDependencies: { ...peers },
    peerDependenciesMeta,
  })
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(problem)
})

test('relay library: a plain install of @latchkey/walletconnect does not bring it', () => {
  const manifest = readPackageJson(join(repositoryRoot, 'adapters/walletconnect/package.json'))
  expect(relayLibraryProblem(manifest)).toBeUndefined()
})
