// `npm test` prepares the machine, then runs the steps of `test-run/steps.mjs` that a developer waits for.
// `npm run test:all` (`--all`), after it, runs the others.
// `npm run check` (`--quick`) runs only the steps that need no build.
// `npm run check plugins/send` runs those steps, but unit tests only in that folder and in the tests of every package.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setUpTests } from './set-up/chromium.mjs'
import { repositoryRoot, runOrExplain, SetUpFailure, say } from './set-up/prepare.mjs'
import { runSteps, tableOf } from './test-run/run-steps.mjs'
import { quickSteps, restSteps, testSteps } from './test-run/steps.mjs'

const quick = process.argv.includes('--quick')
const all = process.argv.includes('--all')
const folders = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

runOrExplain(async () => {
  const missing = folders.find((folder) => !existsSync(join(repositoryRoot, folder)))
  if (missing !== undefined) throw new SetUpFailure(`There is no ${missing} in this repository.`)
  const env = { ...(await setUpTests(say)), LATCHKEY_REPORT: 'failures' }
  const chosen = quick ? quickSteps(folders) : all ? restSteps : testSteps
  const results = await runSteps(chosen, { say, cwd: repositoryRoot, env })
  say(`\n${tableOf(results)}`)
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
})
