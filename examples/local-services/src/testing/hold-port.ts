import { once } from 'node:events'
import { createServer } from 'node:net'

export interface HeldPort {
  readonly port: number
  release(): Promise<void>
}

/** Occupies a port until it is released. */
export async function holdPort(): Promise<HeldPort> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('A TCP server has an address.')
  return {
    port: address.port,
    async release() {
      server.close()
      await once(server, 'close')
    },
  }
}
