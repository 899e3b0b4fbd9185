import type { Server } from 'node:http'
import { PortBusyError } from '../errors'
import { type PortName, portTable } from '../ports'

/** Listens on 127.0.0.1 and resolves with the port; 0 takes any free port. Throws `PortBusyError`. */
export async function listenOnLoopback(server: Server, name: PortName, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const { title, variable } = portTable[name]
      reject(error.code === 'EADDRINUSE' ? new PortBusyError(title, port, variable) : error)
    })
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}
