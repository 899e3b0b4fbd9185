// `npm run set-up` installs the packages; with a name, as in `npm run new-plugin price-alerts`, the script of that name
// follows.

import { spawnSync } from 'node:child_process'
import { setUpTests } from './set-up/chromium.mjs'
import { repositoryRoot, runOrExplain, say, setUp } from './set-up/prepare.mjs'

runOrExplain(async () => {
  const [name, ...args] = process.argv.slice(2)
  const env = { ...process.env, ...(name === 'run-proof' ? await setUpTests(say) : await setUp(say)) }
  if (name === undefined) return
  const command = ['--import', 'tsx', `scripts/${name}.ts`, ...args]
  const { status } = spawnSync(process.execPath, command, { cwd: repositoryRoot, env, stdio: 'inherit' })
  process.exitCode = status ?? 1
})
