import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkSecurity, securityTables } from './check-security-md'
import { manifestsOf } from './csp'
import { temporaryFolder } from './test-support/plugin-tree'
import { listLibraries } from './workspace/packages'
import { repositoryRoot } from './workspace/run-check'

/** Copies the manifests and SECURITY.md to a temporary folder. */
function copy(): string {
  const root = temporaryFolder()
  cpSync(join(repositoryRoot, 'SECURITY.md'), join(root, 'SECURITY.md'))
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

test('security lists: SECURITY.md is up to date', () => {
  expect(checkSecurity(copy())).toEqual([])
})

test('security lists: a method that is missing in the document is reported', () => {
  const root = copy()
  change(join(root, 'adapters/evm/manifest.json'), '"eth_chainId"', '"eth_chainId", "eth_sign"')
  expect(checkSecurity(root)).toMatchObject([{ file: 'SECURITY.md', rule: 'security-lists' }])
})

test('security lists: a list that was edited by hand is reported', () => {
  const root = copy()
  change(join(root, 'SECURITY.md'), 'wallet_revokePermissions', 'wallet_revokePermission')
  expect(checkSecurity(root)).toHaveLength(1)
})

/** The members of a plugin's state that it stores, as its `persist.pick` names them. */
function picked(folder: string): readonly string[] | undefined {
  const file = join(repositoryRoot, folder, 'src/plugin.ts')
  const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const [, members] = /\bpick: \(\{([^}]*)\}\)/.exec(source) ?? []
  return members?.split(',').flatMap((member) => member.trim() || [])
}

test('security lists: what a plugin stores of its state is what its manifest lists', () => {
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

test('security lists: every package that asks the data API says so', () => {
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

test('security tables: list who accesses what, why and for how long', () => {
  const manifest = {
    hosts: [{ host: 'https://rpc.example', option: 'a | b', purpose: 'Reads', use: 'connect' as const }],
    storage: [{ key: 'k', life: 'a day', content: 'Words', fields: ['one'] }],
    rpcMethods: ['eth_call', 'every method of the host'],
  }
  const { hosts, storage, methods } = securityTables([{ name: '@latchkey/x', manifest }])
  expect(hosts).toContain('| `https://rpc.example` | `@latchkey/x` | a \\| b | Reads |')
  expect(storage).toContain('| `k` | `@latchkey/x` | a day | Words (`one`) |')
  expect(methods).toContain('| `@latchkey/x` | `eth_call`, every method of the host |')
})
