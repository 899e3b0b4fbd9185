import type { Connector, ConnectorTraits, Pairing, PairingAbility } from '@latchkey/session/contract'

/** What the connector does, behind an import. */
export type RelayWork = Required<
  Pick<Connector, 'connect' | 'reconnect' | 'disconnect' | 'switchNetwork' | 'request' | 'listen'>
> &
  Omit<PairingAbility, 'get' | 'subscribe'>

/** Shows everyone the visitor's one attempt. */
export type ShowPairing = (pairing: Pairing) => void

/** One connector for every wallet behind the relay. Nothing of it is loaded before a visitor comes near it. */
export function createConnector(
  create: (show: ShowPairing) => Promise<RelayWork>,
  namespaces: () => readonly string[],
): Connector & { readonly pairing: PairingAbility } {
  const listeners = new Set<() => void>()
  let current: Pairing = { status: 'idle' }
  let loading: Promise<RelayWork> | undefined
  const work = (): Promise<RelayWork> => {
    loading ??= create((pairing) => {
      current = pairing
      for (const listener of listeners) listener()
    }).catch((error) => {
      // A fetch that failed may be tried again.
      loading = undefined
      throw error
    })
    return loading
  }
  const lazily =
    <Given extends unknown[], Answer>(
      pick: (ready: RelayWork) => (...given: Given) => Answer | Promise<Answer>,
    ) =>
    async (...given: Given): Promise<Answer> =>
      pick(await work())(...given)
  const id = 'walletConnect'
  let traits: ConnectorTraits | undefined
  return {
    id,
    /** Read when every adapter is there, and the same from then on. */
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
      preload: lazily((ready) => ready.preload),
      start: lazily((ready) => ready.start),
      reset: lazily((ready) => ready.reset),
      rememberLink: lazily((ready) => ready.rememberLink),
    },
    connect: lazily((ready) => ready.connect),
    reconnect: lazily((ready) => ready.reconnect),
    disconnect: lazily((ready) => ready.disconnect),
    switchNetwork: lazily((ready) => ready.switchNetwork),
    request: lazily((ready) => ready.request),
    listen: lazily((ready) => ready.listen),
  }
}
