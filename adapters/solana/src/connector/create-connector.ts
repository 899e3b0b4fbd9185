import type { Connector, ConnectorTraits } from '@latchkey/session/contract'
import type { WalletParts, WalletWork } from './wallet-connector'

/** A listed wallet: who it is, and the way to what it does. Requests go to this wallet object, whatever names say. */
export function createConnector(traits: ConnectorTraits, parts: Omit<WalletParts, 'name'>): Connector {
  let loading: Promise<WalletWork> | undefined
  const work = (): Promise<WalletWork> => {
    loading ??= import('./wallet-connector').then(
      ({ createWalletWork }) => createWalletWork({ ...parts, name: traits.name }),
      (error: unknown) => {
        // A fetch that failed may be tried again with the next request.
        loading = undefined
        throw error
      },
    )
    return loading
  }
  return {
    id: traits.id,
    traits,
    identity: parts.wallet,
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
