import { lazy } from '@latchkey/kernel'
import { type ConnectorMethods, lazyConnectorMethods } from '@latchkey/session/adapter-kit'
import type { Connector, ConnectorTraits, Pairing, PairingController } from '@latchkey/session/contract'

/** The connector's methods, loaded lazily. */
export type RelayConnectorWork = ConnectorMethods & Omit<PairingController, 'get' | 'subscribe'>

/** Publishes the state of the one pairing code. */
export type ShowPairing = (pairing: Pairing) => void

/** One connector for every wallet behind the relay. Nothing of it is loaded before a wallet that needs it is near the pointer or focused. */
export function createConnector(
  create: (show: ShowPairing) => Promise<RelayConnectorWork>,
  namespaces: () => readonly string[],
): Connector & { readonly pairing: PairingController } {
  const listeners = new Set<() => void>()
  let current: Pairing = { status: 'idle' }
  const load = lazy(() =>
    create((pairing) => {
      current = pairing
      for (const listener of listeners) listener()
    }),
  )
  const id = 'walletConnect'
  let traits: ConnectorTraits | undefined
  return {
    id,
    /** Read once, when every adapter is set up. */
    get traits() {
      traits ??= { id, name: 'WalletConnect', kind: id, namespaces: namespaces(), approval: 'wallet' }
      return traits
    },
    pairing: {
      get: () => current,
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      preload: async () => (await load()).preload(),
      start: async () => (await load()).start(),
      reset: async () => (await load()).reset(),
      rememberLink(link) {
        // While the connector's code is missing, there is no attempt to which the link could belong.
        load().then(
          (work) => work.rememberLink(link),
          () => undefined,
        )
      },
      openedLink: () => load.loaded()?.openedLink(),
    },
    ...lazyConnectorMethods(load),
  }
}
