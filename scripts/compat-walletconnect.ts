// Runs the end-to-end list of @latchkey/walletconnect with the newest release of the relay library, whose licence keeps
// it out of the workspace. It lives in a temporary folder for as long as this takes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'

const NAME = '@walletconnect/universal-provider'

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): number {
  return spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

function install(folder: string, version: string): void {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const wanted = `${NAME}@${version}`
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (run('npm', ['install', ...flags, wanted], folder) !== 0)
    throw new Error(`${wanted} could not be installed.`)
}

/** As a page gets it: its parts are written for bundlers, and Node does not find one in the other. */
async function bundle(folder: string): Promise<string> {
  const outfile = join(folder, 'node_modules', 'bundled-relay-library', 'index.mjs')
  await build({
    stdin: { contents: `export { UniversalProvider } from '${NAME}'`, resolveDir: folder },
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    conditions: ['module', 'import'],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
    outfile,
  })
  return outfile
}

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'latchkey-compat-'))
try {
  install(folder, process.argv[2] ?? 'latest')
  const manifest = readFileSync(join(folder, 'node_modules', NAME, 'package.json'), 'utf8')
  console.log(`${NAME} ${JSON.parse(manifest).version}`)
  process.exitCode = run(
    'npx',
    ['vitest', 'run', '--config', 'scripts/compat-walletconnect.config.ts'],
    root,
    { LATCHKEY_RELAY_LIBRARY: await bundle(folder) },
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
