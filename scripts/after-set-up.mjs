// `node scripts/after-set-up.mjs new-plugin price-alerts`: sets up like `npm test`, then runs the script of that name.

import { spawnSync } from 'node:child_process'
import { setUpTests } from './set-up/chromium.mjs'
import { repositoryRoot, runOrExplain, say, setUp } from './set-up/prepare.mjs'

runOrExplain(async () => {
  const [name, ...args] = process.argv.slice(2)
  const env = { ...process.env, ...(name === 'run-proof' ? await setUpTests(say) : await setUp(say)) }
  const command = ['--import', 'tsx', `scripts/${name}.ts`, ...args]
  const { status } = spawnSync(process.execPath, command, { cwd: repositoryRoot, env, stdio: 'inherit' })
  process.exitCode = status ?? 1
})
