import { ViewLoadError } from '@latchkey/kernel'
import type { Connector, PairingAbility } from '@latchkey/session/contract'
import { createPairingState, type PairingState } from './pairing-state'

/** What the connector does, behind an import. */
export type RelayWork = Required<
  Pick<Connector, 'connect' | 'reconnect' | 'disconnect' | 'switchNetwork' | 'request' | 'listen'>
> &
  Omit<PairingAbility, 'get' | 'subscribe'>

export interface LazyConnector {
  readonly pairing: PairingAbility
  /** The connector; the same one for the life of the page. */
  serving(namespaces: readonly string[]): Connector
}

/** One connector for every wallet behind the relay. Nothing of it is loaded before a visitor comes near it. */
export function createConnector(create: (state: PairingState) => Promise<RelayWork>): LazyConnector {
  const state = createPairingState()
  let loading: Promise<RelayWork> | undefined
  const work = (): Promise<RelayWork> => {
    loading ??= create(state).catch((cause) => {
      loading = undefined
      throw new ViewLoadError('walletconnect', cause)
    })
    return loading
  }
  const { get, subscribe } = state
  const pairing: PairingAbility = {
    get,
    subscribe,
    preload: async () => (await work()).preload(),
    start: async () => (await work()).start(),
    reset: async () => (await work()).reset(),
    rememberLink: (link) => void work().then((ready) => ready.rememberLink(link)),
  }
  const id = 'walletConnect'
  let connector: Connector | undefined
  return {
    pairing,
    serving(namespaces) {
      connector ??= {
        id,
        traits: { id, name: 'WalletConnect', kind: id, namespaces, approval: 'wallet' },
        pairing,
        connect: async (request) => (await work()).connect(request),
        reconnect: async (request) => (await work()).reconnect(request),
        disconnect: async () => (await work()).disconnect(),
        switchNetwork: async (network) => (await work()).switchNetwork(network),
        request: async (request) => (await work()).request(request),
        listen: (...ear) =>
          void work().then(
            ({ listen }) => listen(...ear),
            (error) => ear[0].ended(error),
          ),
      }
      return connector
    },
  }
}
