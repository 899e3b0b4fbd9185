// `npm run demo`: sets up a bare machine and opens a page that can connect a wallet.
import { spawn } from 'node:child_process'
import { build, repositoryRoot, runOrExplain, say, setUp } from './set-up/prepare.mjs'

runOrExplain(async () => {
  await setUp(say)
  await build(repositoryRoot, say)
  // With an IPC channel the child notices when this process ends, however it ends.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
  const command = ['--import', 'tsx', 'scripts/serve-demo.ts']
  const demo = spawn(process.execPath, command, { cwd: repositoryRoot, stdio })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => demo.kill(signal))
  process.exitCode = await new Promise((resolve) => demo.on('close', (code) => resolve(code ?? 1)))
})
