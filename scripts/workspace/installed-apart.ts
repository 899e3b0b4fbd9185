import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Installs packages from the registry in a temporary folder, for `use`: their size or licence keeps them out of the
 * workspace. The folder is removed afterwards.
 */
export async function withInstalled(
  packages: readonly string[],
  use: (folder: string) => Promise<void> | void,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'latchkey-compat-'))
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
    execFileSync('npm', ['install', ...flags, ...packages], { cwd: folder, stdio: 'inherit' })
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
