import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkReach, reachTables } from './check-reach'
import { temporaryFolder } from './test-support/plugin-tree'
import { manifestsOf } from './workspace/manifests'
import { listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

/** Copies the manifests and docs/reach.md to a temporary folder. */
function copy(): string {
  const root = temporaryFolder()
  mkdirSync(join(root, 'docs'))
  cpSync(join(repositoryRoot, 'docs/reach.md'), join(root, 'docs/reach.md'))
  for (const { folder, path } of listLibraries(repositoryRoot)) {
    mkdirSync(join(root, folder), { recursive: true })
    for (const file of ['package.json', 'manifest.json']) cpSync(join(path, file), join(root, folder, file))
  }
  return root
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replace(from, to))
}

test('reach: docs/reach.md is up to date', () => {
  expect(checkReach(copy())).toEqual([])
})

test('reach: a method that is missing in the document is reported', () => {
  const root = copy()
  change(join(root, 'adapters/evm/manifest.json'), '"eth_chainId"', '"eth_chainId", "eth_sign"')
  expect(checkReach(root)).toMatchObject([{ file: 'docs/reach.md', rule: 'reach' }])
})

test('reach: a list that was edited by hand is reported', () => {
  const root = copy()
  change(join(root, 'docs/reach.md'), 'wallet_revokePermissions', 'wallet_revokePermission')
  expect(checkReach(root)).toHaveLength(1)
})

/** The members of a plugin's state that it stores, as its `persist.pick` names them. */
function picked(folder: string): readonly string[] | undefined {
  const file = join(repositoryRoot, folder, 'src/plugin.ts')
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [, members] = /\bpick: \(\{([^}]*)\}\)/.exec(source) ?? []
  return members?.split(',').flatMap((member) => member.trim() || [])
}

test('reach: what a plugin stores of its state is what its manifest lists', () => {
  const storing = listLibraries(repositoryRoot).flatMap(({ folder, json }) => {
    const members = picked(folder)
    return members ? [{ name: json.name, members }] : []
  })
  expect(storing.length).toBeGreaterThan(5)
  for (const { name, members } of storing) {
    const one = manifestsOf(repositoryRoot, [name]).find((found) => found.name === name)
    const state = one?.manifest.storage.find(({ key }) => key.endsWith('/state'))
    expect([...(state?.fields ?? [])].sort(), name).toEqual([...members].sort())
  }
})

/** The code of a package without its tests. */
function codeOf(path: string): string {
  const files = readdirSync(join(path, 'src'), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$|test-support/.test(file))
    .map((file) => readFileSync(join(path, 'src', file), 'utf8'))
    .join('\n')
}

test('reach: every package that asks the data API says so', () => {
  const asking = listLibraries(repositoryRoot).flatMap(({ path, json: { name } }) =>
    name !== '@latchkey/cloud' && /\bblockchainApi(<.*>)?\(/.test(codeOf(path)) ? [name] : [],
  )
  expect(asking.length).toBeGreaterThan(5)
  const silent = asking.filter((name) => {
    const one = manifestsOf(repositoryRoot, [name]).find((found) => found.name === name)
    return !one?.manifest.hosts.some(({ host }) => host === 'the data API of the plugin cloud')
  })
  expect(silent).toEqual([])
})

test('reach: lists who accesses what, why and for how long, and what several packages do once', () => {
  const host = (one: string, purpose: string) => ({
    host: one,
    option: 'a | b',
    purpose,
    use: 'image' as const,
  })
  const manifest = {
    hosts: [host('https://one.example', 'Pictures'), host('https://two.example', 'Pictures')],
    storage: [{ key: 'latchkey/1/<instance>/x/state', life: 'a day', content: 'Words' }],
    rpcMethods: ['eth_call', 'eth_chainId', 'every method of the host'],
  }
  const other = { ...manifest, storage: [], rpcMethods: [] }
  const third = {
    ...other,
    hosts: [host('https://one.example', 'Faces'), host('https://two.example', 'Faces')],
  }
  const { hosts, storage, methods } = reachTables([
    { name: '@latchkey/x', manifest },
    { name: '@latchkey/y', manifest: other },
    { name: 'z', manifest: third },
  ])
  expect(hosts).toContain(
    '\n| `https://one.example`, `https://two.example` | a \\| b | `x`, `y`: Pictures. `z`: Faces |\n',
  )
  expect(storage).toContain('| `x/state` | Words | a day |')
  expect(methods).toContain('| `x` | `eth_call eth_chainId`, every method of the host |')
})
