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
  /** Of the relay's operator. Default: the one of `cloud`. A relay of your own may need none. */
  readonly projectId?: string
  /** wss, or ws on this machine. Default: `wss://relay.walletconnect.org`. */
  readonly relayUrl?: string
  /** Where pairings and keys are kept. Default: the storage of the latchkey, under this plugin's prefix. */
  readonly storage?: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>
  /** `false`: there is no connector, and nothing is loaded. Default: true. */
  readonly enableWalletConnect?: boolean
  /**
   * Lets wallets check the page's address with the operator's verify host. With `false`, that host is never called.
   * Default: true.
   */
  readonly verify?: boolean
  /** By CAIP-2 namespace; one that no adapter serves is requested too when it names its chains. */
  readonly namespaces?: Readonly<Record<string, RequestedNamespace>>
}

/** Whether an address may be the relay's: wss, or ws on this machine, since messages to it must be encrypted. */
export const isRelayUrl = (url: string): boolean =>
  url.startsWith('ws') && isWebUrl(url.replace('ws', 'http'))
