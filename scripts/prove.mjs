// `npm run prove [name…]`: sets up like `npm test`, then runs the proofs that are named.

import { spawnSync } from 'node:child_process'
import { ensureChromium, ensureHeadlessChromium } from './set-up/chromium.mjs'
import { checkNode, install, readPins, repositoryRoot, runOrExplain } from './set-up/prepare.mjs'

const say = (line) => process.stdout.write(`${line}\n`)

runOrExplain(async () => {
  const pins = readPins()
  checkNode(pins.node)
  await install(repositoryRoot, pins.packageManager, say)
  const chromium = await ensureChromium(say)
  const headless = await ensureHeadlessChromium(say, chromium)
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    HEADLESS_CHROMIUM_PATH: headless,
    LATCHKEY_CHROMIUM: headless,
    NO_COLOR: '1',
  }
  const command = ['--import', 'tsx', 'scripts/run-proof.ts', ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, command, { cwd: repositoryRoot, env, stdio: 'inherit' })
  process.exitCode = status ?? 1
})
