// Installs `examples/next` with the packed packages, builds it, serves it and runs its end-to-end tests. It is no part of the
// workspace: Next.js weighs as much as half of what everybody installs.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installers } from './hosts/installers'
import { ownWarnings } from './hosts/own-warnings'
import { startServer } from './hosts/serve-page'
import { packAll } from './pack'
import { registryOfOthers, startLocalRegistry } from './packed/local-registry'
import { runCommand, tailOf } from './set-up/prepare.mjs'
import { repositoryRoot, runMain } from './workspace/run-check'

const example = join(repositoryRoot, 'examples/next')
const { npm } = installers

/** Runs a program, and rejects with what it has printed if it fails. */
async function run(
  [program, ...args]: readonly [string, ...(readonly string[])],
  cwd: string,
): Promise<void> {
  const env = { CI: '1', NO_COLOR: '1', NEXT_TELEMETRY_DISABLED: '1' }
  const { code, output } = await runCommand(program, args, { cwd, env })
  const own = code === 0 ? ownWarnings(output) : []
  if (code !== 0 || own.length > 0)
    throw new Error(`${program} ${args.join(' ')}: ${own.join('\n') || tailOf(output)}`)
}

await runMain(import.meta.url, async () => {
  const registry = await startLocalRegistry(packAll(repositoryRoot).packages, [], await registryOfOthers())
  const folder = mkdtempSync(join(tmpdir(), 'next-'))
  try {
    for (const name of ['src', 'package.json', 'tsconfig.json'])
      cpSync(join(example, name), join(folder, name), { recursive: true })
    for (const [name, text] of Object.entries(npm.files(registry.url, [])))
      writeFileSync(join(folder, name), text)
    await run(npm.install(folder), folder)
    await run(npm.run(folder, ['next', 'build']), folder)
    const page = await startServer(npm.run(folder, ['next', 'start']), folder, { NODE_ENV: 'production' })
    try {
      const playwright = join(repositoryRoot, 'node_modules/.bin/playwright')
      const config = join(example, 'playwright.config.ts')
      const tests = spawn(playwright, ['test', '--config', config, ...process.argv.slice(2)], {
        cwd: repositoryRoot,
        env: { ...process.env, NEXT_URL: page.url },
        stdio: 'inherit',
      })
      process.exitCode = await new Promise<number>((ended) => tests.on('close', (code) => ended(code ?? 1)))
    } finally {
      await page.stop()
    }
  } finally {
    registry.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
