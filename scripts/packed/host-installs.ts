import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listLibraries } from '../workspace/packages'
import { hostSource, hostTsconfig, listCopiesSource, loadSource } from './host-app'
import { startLocalRegistry } from './local-registry'
import { type PackedSet, packageManagerOf } from './pack'

interface Said {
  readonly ok: boolean
  readonly text: string
}

interface Installer {
  readonly name: string
  readonly files: (registry: string, folder: string) => Readonly<Record<string, string>>
  /** Where the installer is started; the fixture itself when it is left out. */
  readonly from?: string
  readonly install: readonly string[]
  /** Before a program of the fixture, so that it finds what was installed. */
  readonly run: readonly string[]
}

/** What `npm install latchkey @latchkey/evm viem react react-dom` installs, and what the compiler needs besides. */
const WANTED = ['latchkey', '@latchkey/evm', 'viem', 'react', 'react-dom']
const DEVELOPMENT = ['typescript', '@types/react']

function installersOf(root: string): readonly Installer[] {
  const yarn = [process.execPath, join(root, 'node_modules/@yarnpkg/cli-dist/bin/yarn.js')]
  return [
    {
      name: 'npm',
      files: (registry) => ({ '.npmrc': `registry=${registry}\ncache=.npm\n` }),
      install: ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund'],
      run: [process.execPath],
    },
    {
      name: 'pnpm, nothing hoisted',
      files: (registry, folder) => ({
        '.npmrc': [
          `registry=${registry}`,
          'node-linker=isolated',
          'hoist=false',
          'auto-install-peers=false',
          'strict-peer-dependencies=true',
          `store-dir=${join(folder, '.store')}`,
          `cache-dir=${join(folder, '.cache')}`,
        ].join('\n'),
      }),
      // npx reads the registry of the folder it starts in, and the local one has no pnpm.
      from: root,
      install: ['npx', '--yes', packageManagerOf(root), '--ignore-workspace', 'install', '--ignore-scripts'],
      run: [process.execPath],
    },
    {
      name: "Yarn Plug'n'Play",
      files: (registry) => ({
        'yarn.lock': '',
        '.yarnrc.yml': [
          `npmRegistryServer: '${registry}'`,
          "unsafeHttpWhitelist: ['127.0.0.1']",
          'nodeLinker: pnp',
          'pnpFallbackMode: none',
          'enableGlobalCache: false',
          'enableScripts: false',
          'npmMinimalAgeGate: 0',
          'enableTelemetry: false',
          'globalFolder: .yarn/global',
        ].join('\n'),
      }),
      install: [...yarn, 'install', '--no-immutable'],
      run: [...yarn, 'node'],
    },
  ]
}

/** Not the synchronous one: the registry answers from this process. */
function run(folder: string, [program = '', ...args]: readonly string[]): Promise<Said> {
  return new Promise((resolve) => {
    // A bundler in this process may have made it a production one, and installers then leave out what compiles.
    const env = { ...process.env, NODE_ENV: 'development' }
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    const keep = (chunk: Buffer) => {
      text += chunk.toString('utf8')
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ ok: false, text: error.message }))
    child.on('close', (code) => resolve({ ok: code === 0, text }))
  })
}

/** Packages of ours that are there twice, or that one of ours cannot reach. */
export function copiesWrong(listed: string): readonly string[] {
  const lines = listed.split('\n').filter((line) => /^(@?latchkey|unreachable)/.test(line))
  const names = lines.map((line) => line.split(' ')[0] ?? '')
  const wrong = lines.filter(
    (line, index) => line.startsWith('unreachable') || names.indexOf(names[index] ?? '') !== index,
  )
  return lines.length === 0 ? [`nothing of ours is installed: ${listed}`] : wrong
}

async function checkHost(folder: string, installer: Installer): Promise<readonly string[]> {
  const { from, install } = installer
  const installed = await run(from ?? folder, from === undefined ? install : [...install, '--dir', folder])
  if (!installed.ok) return [`install: ${installed.text.trim().split('\n').slice(-8).join(' ')}`]
  const program = (file: string): Promise<Said> => run(folder, [...installer.run, file])
  const loaded = await program('load.mjs')
  const compiled = await program('compile.cjs')
  const copies = await program('copies.cjs')
  // Declarations of third parties are theirs; ours and the page's are what is promised.
  const typeErrors = compiled.text
    .split('\n')
    .filter((line) => /error TS/.test(line) && /latchkey|host\.tsx|^error/.test(line))
  return [
    ...(loaded.ok ? [] : [`load: ${loaded.text.trim().split('\n').slice(0, 8).join(' ')}`]),
    ...(compiled.ok || compiled.text.includes('error TS')
      ? []
      : [`types: ${compiled.text.trim().slice(0, 500)}`]),
    ...typeErrors.map((line) => `types: ${line}`),
    ...copiesWrong(copies.text).map((line) => `one copy: ${line}`),
  ]
}

/** The page of a host, installed by each installer from a registry on this machine; returns what went wrong. */
export async function checkHostInstalls(root: string, packed: PackedSet): Promise<readonly string[]> {
  const evm = join(root, 'adapters/evm')
  const places = [...WANTED, ...DEVELOPMENT].map((name) => [name, name === 'viem' ? evm : root] as const)
  const libraries = listLibraries(root).flatMap(({ path, json }) =>
    Object.keys(json.dependencies).map((name) => [name, path] as const),
  )
  const registry = await startLocalRegistry(packed.packages, [...places, ...libraries])
  const top = mkdtempSync(join(tmpdir(), 'latchkey-host-'))
  try {
    const said: string[] = []
    for (const installer of installersOf(root)) {
      const folder = join(top, installer.name.replaceAll(/\W/g, '-'))
      mkdirSync(folder)
      const listOf = (names: readonly string[]): object =>
        Object.fromEntries(names.map((name) => [name, '*']))
      const files = {
        'package.json': JSON.stringify({
          name: 'host',
          private: true,
          dependencies: listOf(WANTED),
          devDependencies: listOf(DEVELOPMENT),
        }),
        'host.tsx': hostSource,
        'tsconfig.json': hostTsconfig,
        'copies.cjs': listCopiesSource,
        'load.mjs': loadSource,
        'compile.cjs': "require('typescript/lib/tsc.js')\n",
        ...installer.files(registry.url, folder),
      }
      for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
      const found = await checkHost(folder, installer)
      said.push(...found.map((message) => `${installer.name}: ${message}`))
    }
    return said
  } finally {
    registry.close()
    rmSync(top, { recursive: true, force: true })
  }
}
