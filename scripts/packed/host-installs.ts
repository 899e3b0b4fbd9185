import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installers, pnpm, yarn } from '../hosts/installers'
import type { PackedSet } from '../pack'
import { runCommand } from '../set-up/prepare.mjs'
import { listLibraries } from '../workspace/packages'
import { evmSource, hostTsconfig, listCopiesSource, loadSource, solanaSource } from './host-pages'
import { startLocalRegistry } from './local-registry'

interface Host {
  readonly name: string
  /** The packages that it installs, besides the compiler. */
  readonly wanted: readonly string[]
  readonly page: string
  /** Arguments of the compiler, for each compilation of its page. */
  readonly modes: readonly (readonly string[])[]
  /** Its programs by file name. Each must succeed; those of every host follow. */
  readonly programs: Readonly<Record<string, string>>
  readonly files: (registry: string, folder: string) => Readonly<Record<string, string>>
  readonly install: (folder: string) => readonly string[]
  /** Where the installer is started. Default: the host's folder. */
  readonly from?: string
  /** The command that runs a program of the host with the installed packages. */
  readonly run: readonly string[]
  /** The command that runs a binary of a package. */
  readonly execute: (folder: string) => readonly string[]
}

const COMPILER = ['typescript', '@types/react']
const withEvm = {
  wanted: ['latchkey', '@latchkey/evm', 'viem', 'react', 'react-dom'],
  page: evmSource,
  programs: { 'load.mjs': loadSource },
}
const FOR_BUNDLERS: readonly string[] = []
const FOR_NODE = ['--module', 'nodenext', '--moduleResolution', 'nodenext']
/** Both modes for each host; in `npm test` only one, because every compilation checks all of viem. */
const modesOf = (sample: readonly string[]): readonly (readonly string[])[] =>
  process.env['LATCHKEY_ALL'] ? [FOR_BUNDLERS, FOR_NODE] : [sample]
const npm = {
  files: (registry: string) => installers.npm.files(registry, ['cache=.npm']),
  install: installers.npm.install,
  run: [process.execPath],
  execute: () => ['npx', '--no'],
}

const hosts: readonly Host[] = [
  { name: 'npm', ...withEvm, modes: modesOf(FOR_NODE), ...npm },
  {
    name: 'npm, without EVM',
    wanted: ['latchkey', '@latchkey/solana', 'react', 'react-dom'],
    page: solanaSource,
    modes: modesOf(FOR_BUNDLERS),
    programs: {},
    ...npm,
  },
  {
    name: 'pnpm, nothing hoisted',
    ...withEvm,
    ...installers.pnpm,
    modes: [FOR_BUNDLERS],
    files: (registry, folder) =>
      installers.pnpm.files(registry, [
        `store-dir=${join(folder, '.store')}`,
        `cache-dir=${join(folder, '.cache')}`,
      ]),
    run: [process.execPath],
    execute: (folder) => [...pnpm, '--dir', folder, 'exec'],
  },
  {
    name: "Yarn Plug'n'Play",
    ...withEvm,
    modes: [FOR_BUNDLERS],
    files: (registry) => installers.yarn.files(registry),
    install: installers.yarn.install,
    run: [...yarn, 'node'],
    execute: () => yarn,
  },
]

/** Our packages that are installed twice, or that another of ours cannot resolve. */
export function copiesWrong(listed: string): readonly string[] {
  const lines = listed.split('\n').filter((line) => /^(@?latchkey|unreachable)/.test(line))
  const names = lines.map((line) => line.split(' ')[0] ?? '')
  const wrong = lines.filter(
    (line, index) => line.startsWith('unreachable') || names.indexOf(names[index] ?? '') !== index,
  )
  return lines.length === 0 ? [`nothing of ours is installed: ${listed}`] : wrong
}

/**
 * A bundler may have set NODE_ENV to production in this process, and installers would then omit the compiler.
 */
const env = { NODE_ENV: 'development' }

async function checkHost(folder: string, host: Host): Promise<readonly string[]> {
  const [installer = '', ...args] = host.install(folder)
  const installed = await runCommand(installer, args, { cwd: host.from ?? folder, env })
  if (installed.code !== 0) return [`install: ${installed.output.trim().split('\n').slice(-8).join(' ')}`]
  const [program = '', ...before] = host.run
  const run = (...command: readonly string[]) =>
    runCommand(program, [...before, ...command], { cwd: folder, env })
  const wrong: string[] = []
  for (const file of Object.keys(host.programs)) {
    const { code, output } = await run(file)
    if (code !== 0) wrong.push(`${file}: ${output.trim().split('\n').slice(0, 8).join(' ')}`)
  }
  for (const mode of host.modes) {
    const { code, output } = await run('compile.cjs', ...mode)
    // Only errors in our declarations and in the page count, not those of third parties.
    const ours = /error TS/.test(output) ? /(latchkey|host\.tsx|^error).*error TS|^error TS/ : /./
    const lines = output.split('\n').filter((line) => code !== 0 && ours.test(line))
    wrong.push(...lines.map((line) => `types${mode.length > 0 ? ', nodenext' : ''}: ${line}`))
  }
  wrong.push(...(await checkCommandLine(folder, host)))
  const copies = await run('copies.cjs', ...host.wanted.filter((name) => name.includes('latchkey')))
  return [...wrong, ...copiesWrong(copies.output).map((line) => `one copy: ${line}`)]
}

/** `npx latchkey csp` finds the manifests of all that the page has, and nothing that it has not. */
async function checkCommandLine(folder: string, host: Host): Promise<readonly string[]> {
  const [program = '', ...before] = host.execute(folder)
  const args = [...before, 'latchkey', 'csp', '--host', 'rpc=https://rpc.example']
  const { code, output } = await runCommand(program, args, { cwd: host.from ?? folder, env })
  const wanted = ['https://rpc.example', "frame-src 'none'", '(@latchkey/session)', '(@latchkey/view-kit']
  const missing = wanted.filter((text) => !output.includes(text))
  if (code === 0 && missing.length === 0) return []
  return [`latchkey csp: ${code}, without ${missing.join(', ')}: ${output.trim().slice(0, 400)}`]
}

/** Installs the page of each host from a local registry and returns the errors. */
export async function checkHostInstalls(root: string, packed: PackedSet): Promise<readonly string[]> {
  const evm = join(root, 'adapters/evm')
  const wanted = [...hosts.flatMap((host) => host.wanted), ...COMPILER].map(
    (name) => [name, name === 'viem' ? evm : root] as const,
  )
  const libraries = listLibraries(root).flatMap(({ path, json }) =>
    Object.keys(json.dependencies).map((name) => [name, path] as const),
  )
  const registry = await startLocalRegistry(packed.packages, [...wanted, ...libraries])
  const top = mkdtempSync(join(tmpdir(), 'latchkey-host-'))
  try {
    const wrong: string[] = []
    for (const host of hosts) {
      const folder = join(top, host.name.replaceAll(/\W/g, '-'))
      mkdirSync(folder)
      const listOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '*']))
      const lists = { dependencies: listOf(host.wanted), devDependencies: listOf(COMPILER) }
      const files = {
        'package.json': JSON.stringify({ name: 'host', private: true, type: 'module', ...lists }),
        'host.tsx': host.page,
        'tsconfig.json': hostTsconfig,
        'copies.cjs': listCopiesSource,
        'compile.cjs': "require('typescript/lib/tsc.js')\n",
        ...host.programs,
        ...host.files(registry.url, folder),
      }
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
      wrong.push(...(await checkHost(folder, host)).map((message) => `${host.name}: ${message}`))
    }
    return wrong
  } finally {
    registry.close()
    rmSync(top, { recursive: true, force: true })
  }
}
