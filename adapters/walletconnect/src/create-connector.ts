import { type ConnectorMethods, lazyConnectorMethods } from '@latchkey/adapter-kit/lazy'
import { type Browser, type Clock, type Logger, lazy, lazyApi } from '@latchkey/kernel'
import type {
  Connector,
  ConnectorListener,
  ConnectorTraits,
  Network,
  NodeRequests,
  Pairing,
  PairingController,
  SignInRequest,
} from '@latchkey/session/contract'
import type { WalletConnectOptions } from './options'
import type { WalletConnectClient } from './relay/walletconnect-client'

/** The connector's methods, loaded lazily. */
export type RelayConnectorWork = ConnectorMethods & Omit<PairingController, 'get' | 'subscribe'>

/** Publishes the state of the one pairing code. */
export type ShowPairing = (pairing: Pairing) => void

/** What the methods need. */
export interface RelayConnectorParts {
  readonly clock: Clock
  readonly browser: Browser
  readonly logger: Logger
  readonly show: ShowPairing
  readonly namespaces: WalletConnectOptions['namespaces']
  readonly keep: NonNullable<WalletConnectOptions['storage']>
  networks(): readonly Network[]
  /**
   * Sends a request to the network itself. Returns `undefined` for a request that only a wallet can answer.
   */
  requestNode: NodeRequests['request']
  /** The message that a wallet signs while it connects. `undefined` if it only connects. */
  signInRequest(signal: AbortSignal): Promise<SignInRequest | undefined>
  /** Fetches the relay library. */
  preload(): Promise<void>
  createClient(): Promise<WalletConnectClient>
  onDispose(cleanup: () => void): void
  /** Listeners to the wallet's events. */
  readonly listeners?: Set<ConnectorListener>
}

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
    /** Read once, after all adapters are set up. */
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
      ...lazyApi(load, ['preload', 'start', 'reset']),
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
