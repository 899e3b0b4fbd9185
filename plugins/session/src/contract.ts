import {
  type ContractToken,
  defineContract,
  defineGuard,
  defineSlot,
  type Guard,
  type Slot,
  type SlotItem,
} from '@latchkey/kernel'
import type {
  Account,
  AccountType,
  ActiveTarget,
  ByNamespace,
  ChainNamespace,
  ConnectionId,
  ConnectionResult,
  Network,
  NetworkId,
} from './contract/account'
import type { ChainAdapter } from './contract/chain-adapter'
import type { Connector, ConnectRequest } from './contract/connector'
import type { Eip1193Provider } from './contract/eip1193'
import type { SessionState, WalletRow } from './contract/session-state'

export type * from './contract/account'
export {
  activeAccount,
  activeConnection,
  activeTarget,
  type SessionStatus,
  sessionStatus,
} from './contract/active-selectors'
export type * from './contract/assets'
export type * from './contract/chain-adapter'
export type * from './contract/connector'
export type * from './contract/eip1193'
export { isFailure } from './contract/is-failure'
export type * from './contract/pairing'
export {
  allAccounts,
  type ConnectedAccount,
  connectedConnections,
  connectedWallet,
  currentNetworkId,
  isApproved,
} from './contract/selectors'
export type * from './contract/session-state'
export { evmChainId } from './network/evm-chain-id'

export interface LiveConnection extends ConnectionResult {
  readonly id: ConnectionId
  readonly walletId: string
  /** Of the namespace that is active now, as far as the wallet serves it; for its others ask `provider(id, namespace)`. */
  readonly provider: Eip1193Provider
}

/** What wallets are told of the page; each missing part comes from the page itself. */
export interface Metadata {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

export interface SessionPolicy {
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
}

export interface SessionApi {
  /**
   * Asks a wallet. A newer `connect` or `disconnect` wins over an older one. Rejects with `WalletNotFoundError`
   * or the wallet's own refusal as a typed error.
   */
  connect(walletId: string, options?: Partial<ConnectRequest>): Promise<LiveConnection>
  /**
   * Ends one connection, or all. Local state is cleared even when the wallet fails; that failure is thrown:
   * `DisconnectFailedError` of one that was named or is the only one, else `DisconnectChainFailedError`, or
   * `DisconnectChainsFailedError` where more than one chain failed. `DisconnectRefusedError` where a guard kept it.
   */
  disconnect(connectionId?: ConnectionId): Promise<void>
  /**
   * Makes a connection the active one in its namespaces, or in one of them, and that namespace the active one; with an
   * address, that account of it is the one in use. Asks no wallet. Rejects with `DisconnectedError` when it is not connected,
   * and with `AccountNotFoundError` when the address is none of its accounts.
   */
  activate(connectionId: ConnectionId, choice?: AccountSelector): Promise<void>
  /** Puts accounts of this kind first from now on, in what is connected too. */
  preferAccountType(namespace: ChainNamespace, type: AccountType): Promise<void>
  /**
   * Which kind of account goes first in each namespace: what the visitor chose, else `defaultAccountTypes`, else the usual
   * one (eip155 smartAccount, bip122 payment, solana and polkadot eoa).
   */
  preferredAccountTypes(): Promise<ByNamespace<AccountType>>
  /**
   * Not connected: prefers the network. Connected: asks the wallet (EIP-3326, and EIP-3085 where it does not know the
   * network), and looks where it is afterwards. Rejects with `NetworkNotFoundError` for a network that is not configured,
   * `NetworkSwitchDisabledError` with `enableNetworkSwitch: false`, `SwitchChainError` where the wallet stayed elsewhere,
   * `UserRejectedError` when the user said no, and `RequestAbortedError` when a later call took its place.
   * @example await session.switchNetwork(8453) // or 'eip155:8453', or a network of `@latchkey/evm/networks` or viem
   */
  switchNetwork(network: NetworkInput): Promise<void>
  /** Throws when no adapter serves the namespace, and in development when it makes no sense; a known id is ignored. */
  addNetwork(network: Network): void
  removeNetwork(networkId: NetworkId): void
  /**
   * Speaks to a wallet on one chain: the same object for the page's life. Without a namespace it is the active one where
   * the connection serves that, else Ethereum, else its first; without a connection the one in use there. `undefined` when
   * there is none, or when it does not serve the namespace.
   */
  provider(connectionId?: ConnectionId, namespace?: ChainNamespace): Eip1193Provider | undefined
  /** The active account of a namespace; without one, of the active namespace. */
  active(namespace?: ChainNamespace): ActiveTarget | undefined
  adapter(namespace: ChainNamespace): ChainAdapter | undefined
  /** The option, and what the page says of itself where the option is silent. */
  metadata(): Promise<Metadata>
  readonly policy: SessionPolicy
}

/** A CAIP-2 id, the chain id of an EVM network, or an object with one of them as its `id`. */
export type NetworkInput = NetworkId | number | { readonly id: NetworkId | number }

export interface AccountSelector {
  readonly namespace?: ChainNamespace
  readonly address?: string
}

export interface SessionEvents {
  'session:connected': {
    readonly connectionId: ConnectionId
    readonly walletId: string
    readonly account: Account
    /** True when it came back by itself. */
    readonly silent: boolean
  }
  'session:disconnected': { readonly connectionId: ConnectionId; readonly by: 'host' | 'wallet' | 'tab' }
  'session:account-changed': { readonly connectionId: ConnectionId; readonly account: Account }
  /** The network of the active account is another one now; `undefined` network: not configured. */
  'session:network-changed': {
    readonly networkId: NetworkId
    readonly namespace: ChainNamespace
    readonly supported: boolean
    /** True when a silent restore found it so. */
    readonly silent: boolean
  }
}

export interface SessionContract {
  readonly id: 'session'
  readonly api: SessionApi
  readonly state: SessionState
  readonly events: SessionEvents
  readonly views: Record<never, never>
}

export const sessionContract: ContractToken<SessionContract> =
  /* @__PURE__ */ defineContract<SessionContract>('session', 1)

export const connectors: Slot<Connector> = /* @__PURE__ */ defineSlot<Connector>('session:connectors')
export const chainAdapters: Slot<ChainAdapter> =
  /* @__PURE__ */ defineSlot<ChainAdapter>('session:chain-adapters')
/** Takes wallets out of the list, also by what is learned later: updating the item makes the list anew. */
export interface WalletFilter extends SlotItem {
  hides(row: WalletRow): boolean
}
export const walletFilters: Slot<WalletFilter> =
  /* @__PURE__ */ defineSlot<WalletFilter>('session:hidden-wallets')
/** Another place to read a network from when its own URLs fail, or has none. */
export interface RpcFallback extends SlotItem {
  /** `undefined` when it does not serve this network. Never rejects. */
  url(network: Network): Promise<string | undefined>
}
export const rpcFallbacks: Slot<RpcFallback> =
  /* @__PURE__ */ defineSlot<RpcFallback>('session:rpc-fallbacks')
/** Pictures of networks that bring none themselves. Asked once something was opened, and not before. */
export interface NetworkPictures extends SlotItem {
  /** An address for `<img>`, or `undefined` where there is none. Never rejects. */
  image(network: Network): Promise<string | undefined>
}
export const networkPictures: Slot<NetworkPictures> =
  /* @__PURE__ */ defineSlot<NetworkPictures>('session:network-pictures')
export const beforeDisconnect: Guard<ConnectionId> = /* @__PURE__ */ defineGuard('session:before-disconnect')
