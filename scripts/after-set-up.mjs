// `node scripts/after-set-up.mjs new-plugin price-alerts`: sets up like `npm test`, then runs the script of that name.

import { spawnSync } from 'node:child_process'
import { repositoryRoot, runOrExplain, setUp } from './set-up/prepare.mjs'

const say = (line) => process.stdout.write(`${line}\n`)

runOrExplain(async () => {
  const [name, ...args] = process.argv.slice(2)
  await setUp(say)
  const command = ['--import', 'tsx', `scripts/${name}.ts`, ...args]
  const { status } = spawnSync(process.execPath, command, { cwd: repositoryRoot, stdio: 'inherit' })
  process.exitCode = status ?? 1
})
