import type { Connector, ConnectorTraits } from '../contract'

/** What a connector does once its code is here. */
export type ConnectorWork = Required<
  Pick<Connector, 'connect' | 'reconnect' | 'disconnect' | 'switchNetwork' | 'request' | 'listen'>
>

/**
 * A listed wallet: who it is, and the way to what it does.
 * @param identity the wallet's own object: requests go there, whatever names say
 * @param load fetches the code, once; what failed is fetched again with the next request
 */
export function lazyConnector(
  traits: ConnectorTraits,
  identity: object,
  load: () => Promise<ConnectorWork>,
): Connector {
  let loading: Promise<ConnectorWork> | undefined
  const work = (): Promise<ConnectorWork> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    id: traits.id,
    traits,
    identity,
    connect: async (request) => (await work()).connect(request),
    reconnect: async (request) => (await work()).reconnect(request),
    disconnect: async () => (await work()).disconnect(),
    switchNetwork: async (network) => (await work()).switchNetwork(network),
    request: async (request) => (await work()).request(request),
    listen(observer, signal) {
      // Whoever listens has connected, so the code is here already.
      work().then(
        (ready) => {
          if (!signal.aborted) ready.listen(observer, signal)
        },
        (error: unknown) => observer.ended(error),
      )
    },
  }
}
