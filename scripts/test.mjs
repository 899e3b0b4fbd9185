// `npm test`: every check in order, from a bare machine. `--quick` (`pnpm check`) is the part to run all the time.

import { setUpTests } from './set-up/chromium.mjs'
import { repositoryRoot, runOrExplain, say } from './set-up/prepare.mjs'
import { runSteps, tableOf } from './test-run/run-steps.mjs'
import { steps } from './test-run/steps.mjs'

const quick = process.argv.includes('--quick')

runOrExplain(async () => {
  const env = { ...(await setUpTests(say)), LATCHKEY_REPORT: 'failures' }
  const chosen = steps.filter((step) => step.quick || !quick)
  const results = await runSteps(chosen, { say, cwd: repositoryRoot, env })
  say(`\n${tableOf(results)}`)
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
})
