import type { Metadata } from './contract'
import type { AccountType, ByNamespace, NetworkId } from './contract/account'
import type { Connector } from './contract/connector'

export interface SessionOptions {
  /** Connectors of the host, beside those of adapters. */
  readonly connectors?: readonly Connector[]
  /** Reconnect silently on the next visit. Default: true. With false nothing is stored. */
  readonly reconnect?: boolean
  /** How the page is described to wallets. Default: the page's own title, description, origin and icon. */
  readonly metadata?: Partial<Metadata>
  /** Whether `switchNetwork` and the list of networks may switch. Default: true. */
  readonly enableNetworkSwitch?: boolean
  /** Let a wallet stay on a network that is not configured. Default: false. */
  readonly allowUnsupportedChain?: boolean
  /**
   * Typed data (EIP-712) whose domain names another `chainId` than the network in use. Default: 'refuse', which rejects
   * with `ChainMismatchError` before the wallet is asked. 'allow' is for applications that need it, such as orders for
   * another chain.
   */
  readonly foreignTypedData?: 'refuse' | 'allow'
  /** CAIP-2. Requested when connecting, until the user picks another one. */
  readonly defaultNetwork?: NetworkId
  /** Which of several accounts comes first. Default: eip155 smartAccount, bip122 payment, else eoa. */
  readonly defaultAccountTypes?: ByNamespace<AccountType>
}
