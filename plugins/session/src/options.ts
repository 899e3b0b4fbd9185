import type { PluginContext } from '@latchkey/kernel'
import type { Metadata, SessionContract } from './contract'
import type { AccountType, ByNamespace, NetworkId } from './contract/account'
import type { Connector } from './contract/connector'

export interface SessionOptions {
  /** Connectors of the host, in addition to those of the chain adapters. */
  readonly connectors?: readonly Connector[]
  /** Whether to reconnect silently on the next visit. Default: true. With false, no connection is stored. */
  readonly reconnect?: boolean
  /** How the page is described to wallets. Default: the page's own title, description, origin and icon. */
  readonly metadata?: Partial<Metadata>
  /** Whether `switchNetwork` and the view with the list of networks may switch the network. Default: true. */
  readonly enableNetworkSwitch?: boolean
  /** Whether a wallet may stay on a network that is not configured. Default: false. */
  readonly allowUnsupportedChain?: boolean
  /**
   * What to do with typed data (EIP-712) whose domain has another `chainId` than the wallet's network. Default: 'refuse',
   * which rejects with `ChainMismatchError` before the wallet is called. 'allow' is for applications that need it, such
   * as orders on another chain.
   */
  readonly foreignTypedData?: 'refuse' | 'allow'
  /** CAIP-2 id of the network that is requested when connecting, until the user chooses another one. */
  readonly defaultNetwork?: NetworkId
  /** The account type that is sorted first, by namespace. Default: eip155 smartAccount, bip122 payment, else eoa. */
  readonly defaultAccountTypes?: ByNamespace<AccountType>
}

export type SessionContext = PluginContext<SessionContract>
