// Serves `npm run demo`: the playground and the local services, until a signal or a failure.
import { join } from 'node:path'
import { preview } from 'vite'
import { PortBusyError } from '../examples/local-services/src/errors'
import { portsFromEnvironment, portTable } from '../examples/local-services/src/ports'
import { startLocalServices } from '../examples/local-services/src/start-local-services'
import { repositoryRoot } from './workspace/run-check'

const HOST = '127.0.0.1'

async function serve(): Promise<void> {
  const ports = portsFromEnvironment(process.env)
  const { title, variable } = portTable.playground
  const page = await preview({
    root: join(repositoryRoot, 'examples/playground'),
    preview: { host: HOST, port: ports.playground, strictPort: true },
    logLevel: 'error',
  }).catch(() => {
    throw new PortBusyError(title, ports.playground, variable)
  })
  console.log('services: starting three local chains, the gateway, the relay and the email wallet')
  const services = await startLocalServices({ onFailure: (error) => void end(1, error) })
  const end = async (code: number, error?: Error): Promise<void> => {
    console.log(error ? `\n${error.message}\nA part of the demo ended by itself.` : '\nstopping')
    await Promise.all([services.stop(), page.close()])
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  process.on('disconnect', () => void end(1))

  // Query of the pages: the services that are not on their default ports.
  const moved = (['gateway', 'relay', 'frame', 'siwxServer', 'onrampProvider'] as const).filter(
    (name) => ports[name] !== portTable[name].port,
  )
  const query = new URLSearchParams(moved.map((name) => [name, services.urls[name]]))
  // Page and frame are both on 127.0.0.1, hence of the same site, so the email wallet has storage in private
  // windows.
  const address = `http://${HOST}:${ports.playground}`
  const search = query.size > 0 ? `?${query}` : ''
  console.log(`\n  Latchkey demo         ${address}/${search}`)
  console.log(`  Its workbench         ${address}/workbench${search}`)
  console.log(`  A phone with a wallet ${address}/phone/wc${search}`)
  console.log(`  Emails of the wallet  ${services.urls.gateway}/mailbox.html\n\n  Ctrl-C stops everything.`)
}

await serve().catch((error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
})
