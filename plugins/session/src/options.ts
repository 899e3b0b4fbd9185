import type { Metadata } from './contract'
import type { AccountType, ByNamespace, NetworkId } from './contract/account'
import type { Connector } from './contract/connector'

export interface SessionOptions {
  /** Wallets the host brings itself, beside those of adapters. */
  readonly connectors?: readonly Connector[]
  /** Come back silently on the next visit. Default: true. Off, nothing is kept. */
  readonly reconnect?: boolean
  /** What wallets are told of the page. Default: what the page says of itself. */
  readonly metadata?: Partial<Metadata>
  /** Default: true. */
  readonly enableNetworkSwitch?: boolean
  /** Let a wallet stay on a network that is not configured. Default: false. */
  readonly allowUnsupportedChain?: boolean
  /**
   * Typed data (EIP-712) whose domain names another `chainId` than the network in use. Default: 'refuse', which rejects
   * with `ChainMismatchError` before the wallet is asked. 'allow' is for applications that mean it, such as orders for
   * another chain.
   */
  readonly foreignTypedData?: 'refuse' | 'allow'
  /** CAIP-2. Asked for when connecting, until the visitor picks another one. */
  readonly defaultNetwork?: NetworkId
  /** Which of several accounts comes first. Default: eip155 smartAccount, bip122 payment, else eoa. */
  readonly defaultAccountTypes?: ByNamespace<AccountType>
}
