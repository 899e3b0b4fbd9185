import { isWebUrl, type KeyValueStorage } from '@latchkey/kernel'
import type { NetworkId } from '@latchkey/session/contract'

/** The permissions to request for one namespace, instead of the defaults. */
export interface RequestedNamespace {
  readonly methods?: readonly string[]
  readonly events?: readonly string[]
  /** CAIP-2. Default: the configured networks of the namespace. */
  readonly chains?: readonly NetworkId[]
}

export interface WalletConnectOptions {
  /**
   * The project id at the relay's operator. Default: that of the plugin `cloud`. Your own relay may need
   * none.
   */
  readonly projectId?: string
  /** URL of the relay: wss, or ws on loopback. Default: `wss://relay.walletconnect.org`. */
  readonly relayUrl?: string
  /** Where pairings and keys are stored. Default: the instance's storage, under this plugin's prefix. */
  readonly storage?: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>
  /** With `false` there is no connector, and nothing is loaded. Default: true. */
  readonly enableWalletConnect?: boolean
  /**
   * Lets wallets check the page's address with the operator's verify host. With `false`, that host is never called.
   * Default: true.
   */
  readonly verify?: boolean
  /**
   * The permissions to request, by CAIP-2 namespace. A namespace without an adapter is requested too if its
   * chains are listed.
   */
  readonly namespaces?: Readonly<Record<string, RequestedNamespace>>
}

/** Whether a URL is allowed for the relay: wss, or ws on loopback, because messages must be encrypted. */
export const isRelayUrl = (url: string): boolean =>
  url.startsWith('ws') && isWebUrl(url.replace('ws', 'http'))
