// Runs the end-to-end list of @latchkey/walletconnect with the newest release of the relay library, whose licence keeps
// it out of the workspace. It lives in a temporary folder for as long as this takes.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAME = '@walletconnect/universal-provider'

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = {}): number {
  return spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } }).status ?? 1
}

/** `newest`, or the version in the first argument. */
function install(folder: string, version: string): string {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
  const wanted = `${NAME}@${version}`
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (run('npm', ['install', ...flags, wanted], folder) !== 0)
    throw new Error(`${wanted} could not be installed.`)
  return createRequire(join(folder, 'package.json')).resolve(NAME)
}

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'latchkey-compat-'))
try {
  const library = install(folder, process.argv[2] ?? 'latest')
  const manifest = readFileSync(join(folder, 'node_modules', NAME, 'package.json'), 'utf8')
  console.log(`${NAME} ${JSON.parse(manifest).version}`)
  process.exitCode = run(
    'npx',
    ['vitest', 'run', '--config', 'scripts/compat-walletconnect.config.ts'],
    root,
    { LATCHKEY_RELAY_LIBRARY: library },
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
