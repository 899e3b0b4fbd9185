import type { Connector } from '../contract'

/** What a connector does, apart from what it is. */
export type ConnectorWork = Required<
  Pick<Connector, 'connect' | 'reconnect' | 'disconnect' | 'switchNetwork' | 'request' | 'subscribe'>
>

/**
 * The work of a connector that is listed before its code is here.
 * @param load brings the code, the same each time: see `lazy` of the kernel
 */
export function lazyWork(load: () => Promise<ConnectorWork>): ConnectorWork {
  return {
    connect: async (request) => (await load()).connect(request),
    reconnect: async (request) => (await load()).reconnect(request),
    disconnect: async () => (await load()).disconnect(),
    switchNetwork: async (network, signal) => (await load()).switchNetwork(network, signal),
    request: async (request) => (await load()).request(request),
    subscribe(observer, signal) {
      // Whoever listens has connected, so the code is here already.
      load().then(
        (work) => {
          if (!signal.aborted) work.subscribe(observer, signal)
        },
        (error: unknown) => observer.disconnected(error),
      )
    },
  }
}
