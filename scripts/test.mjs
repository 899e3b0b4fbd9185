// `npm test`: every check in order, from a bare machine. `--quick` (`pnpm check`) is the part to run all the time.

import { ensureChromium, ensureHeadlessChromium } from './set-up/chromium.mjs'
import { checkNode, install, readPins, repositoryRoot, runOrExplain } from './set-up/prepare.mjs'
import { runSteps, tableOf } from './test-run/run-steps.mjs'
import { steps } from './test-run/steps.mjs'

const say = (line) => process.stdout.write(`${line}\n`)
const quick = process.argv.includes('--quick')

runOrExplain(async () => {
  const pins = readPins()
  checkNode(pins.node)
  await install(repositoryRoot, pins.packageManager, say)
  const chromium = await ensureChromium(say)
  const headless = await ensureHeadlessChromium(say, chromium)

  const chosen = steps.filter((step) => step.quick || !quick)
  const env = {
    CHROMIUM_PATH: chromium,
    HEADLESS_CHROMIUM_PATH: headless,
    LATCHKEY_CHROMIUM: headless,
    LATCHKEY_REPORT: 'failures',
    NO_COLOR: '1',
  }
  const results = await runSteps(chosen, { say, cwd: repositoryRoot, env })
  say(`\n${tableOf(results)}`)
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
})
