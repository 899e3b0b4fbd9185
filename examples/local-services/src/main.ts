import { type LocalServices, startLocalServices } from './start-local-services'

const PARENT_CHECK_MS = 250

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { LATCHKEY_STATE_FILE: stateFile } = process.env
  const services = await startLocalServices({
    ...(stateFile ? { stateFile } : {}),
    onFailure(error) {
      process.stderr.write(`${error.message}\n`)
      void end(services, 1)
    },
  })
  // A signal before this line kills this process, and each chain's supervisor then stops its chain.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end(services, 0))
  endWithParent(services)
  process.stdout.write(summary(services))
}

async function end(services: LocalServices, exitCode: number): Promise<void> {
  await services.stop()
  process.exit(exitCode)
}

/** A killed tsx sends no signal, but this process then gets another parent id. */
function endWithParent(services: LocalServices): void {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    void end(services, 1)
  }, PARENT_CHECK_MS)
}

function summary({ urls, chains }: LocalServices): string {
  const lines = [
    `gateway  ${urls.gateway}`,
    `relay    ${urls.relay}`,
    `frame    ${urls.frame}`,
    `logins   ${urls.identityProvider}`,
    `sign-in  ${urls.siwxServer}`,
    `on-ramp  ${urls.onrampProvider}`,
    ...chains.map(
      ({ networkId, nodeUrl, rpcUrl }) => `chain    ${networkId} at ${nodeUrl}, with faults at ${rpcUrl}`,
    ),
    'Ready. Ctrl-C stops everything.',
  ]
  return `${lines.join('\n')}\n`
}
