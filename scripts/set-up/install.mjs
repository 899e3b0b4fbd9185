import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SetUpFailure } from './failure.mjs'
import { runCommand, tailOf } from './run-command.mjs'

const stampPath = (root) => join(root, 'node_modules', '.cache', 'latchkey-install')

/** What an installation depends on: the lockfile, the workspace file and the major version of Node. */
function fingerprint(root) {
  const hash = createHash('sha256').update(process.version.split('.')[0])
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

export function isInstalled(root) {
  const stamp = stampPath(root)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root)
}

/** Installs exactly what the lockfile names, without install scripts, when that has not been done yet. */
export async function install(root, packageManager, say, run = runCommand) {
  if (isInstalled(root)) return say('packages: up to date')
  say(`packages: installing from the lockfile with ${packageManager} (install scripts off)`)
  const args = ['--yes', packageManager, 'install', '--frozen-lockfile', '--ignore-scripts']
  const { code, output, seconds } = await run('npx', args, { cwd: root })
  if (code !== 0) {
    throw new SetUpFailure(
      `${tailOf(output, 12)}\n\nThe packages could not be installed. Check that the npm registry can be reached, then try again.`,
    )
  }
  const stamp = stampPath(root)
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, fingerprint(root))
  say(`packages: installed in ${seconds.toFixed(1)} s`)
}
