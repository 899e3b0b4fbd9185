// `npm run prove [name…]`: sets up like `npm test`, then runs the proofs that are named.

import { spawnSync } from 'node:child_process'
import { setUpTests } from './set-up/chromium.mjs'
import { repositoryRoot, runOrExplain } from './set-up/prepare.mjs'

const say = (line) => process.stdout.write(`${line}\n`)

runOrExplain(async () => {
  const env = { ...process.env, ...(await setUpTests(say)) }
  const command = ['--import', 'tsx', 'scripts/run-proof.ts', ...process.argv.slice(2)]
  const { status } = spawnSync(process.execPath, command, { cwd: repositoryRoot, env, stdio: 'inherit' })
  process.exitCode = status ?? 1
})
