import { existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runCommand } from '../../../scripts/set-up/prepare.mjs'
import { repositoryRoot } from '../../../scripts/workspace/run-check'

/**
 * Returns the folder with these packages in its `node_modules`, in the repository's cache, outside of the workspace. The first
 * call installs them from the registry. Rejects where it cannot be reached.
 * @param name of the folder. Other versions need another one
 */
export async function installPeers(
  name: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(repositoryRoot, '.cache', 'peers', name)
  if (existsSync(folder)) return folder
  const draft = `${folder}.draft`
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true })
  await writeFile(
    join(draft, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies }),
  )
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund']
  const { code, output } = await runCommand('npm', args, { cwd: draft })
  if (code !== 0) throw new Error(`${name} could not be installed. ${output.trim().slice(-500)}`)
  await rename(draft, folder)
  return folder
}
