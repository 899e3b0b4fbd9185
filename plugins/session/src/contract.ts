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
import type { SignInSource } from './contract/sign-in'

export type * from './contract/account'
export {
  activeAccount,
  activeConnection,
  activeTarget,
  activeTargetKey,
  evmChainId,
  type SessionStatus,
  sessionStatus,
  targetKey,
} from './contract/active-selectors'
export type * from './contract/assets'
export type * from './contract/chain-adapter'
export type * from './contract/connector'
export { currentNetworkId } from './contract/current-network'
export type * from './contract/eip1193'
export { hasDecimals } from './contract/has-decimals'
export { isFailure } from './contract/is-failure'
export { isZeroAddress } from './contract/is-zero-address'
export { type NameResolver, nameResolvers } from './contract/name-resolver'
export type * from './contract/pairing'
export type * from './contract/request-explainer'
export {
  allAccounts,
  type ConnectedAccount,
  connectedConnections,
  connectedWallet,
  isApproved,
} from './contract/selectors'
export type * from './contract/session-state'
export type * from './contract/sign-in'

export interface LiveConnection extends ConnectionResult {
  readonly id: ConnectionId
  readonly walletId: string
  /** EIP-1193. Of the active namespace where the connection serves it; for others see `SessionApi.provider`. */
  readonly provider: Eip1193Provider
}

/** How the page is described to wallets. */
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
   * Asks a wallet to connect. A newer `connect` or `disconnect` cancels an older one. Resolves once the user approves.
   * Rejects with `WalletNotFoundError`, `ConnectRefusedError` when a guard refused (`beforeConnect`), `UserRejectedError`
   * or another `WalletError`, and `RequestAbortedError` when a newer call or `options.signal` cancelled it.
   * A plugin that signs the user in within the same step (`signInSources`) may reject it with an error of its own.
   * @param walletId the id of a row of `state.wallets`, or of a connector
   */
  connect(walletId: string, options?: Partial<Omit<ConnectRequest, 'signIn'>>): Promise<LiveConnection>
  /**
   * Ends one connection, or all. The state is cleared even when the wallet fails; that failure rejects the promise:
   * `DisconnectFailedError` for one that was named or is the only one, else `DisconnectChainFailedError`, or
   * `DisconnectChainsFailedError` where more than one chain failed. `DisconnectRefusedError` when a guard refused.
   */
  disconnect(connectionId?: ConnectionId): Promise<void>
  /**
   * Makes a connection the active one in its namespaces, or in one of them, and that namespace the active one; with an
   * address, makes that account the active one. Calls no wallet. Rejects with `DisconnectedError` when it is not connected,
   * and with `AccountNotFoundError` when the address is none of its accounts.
   */
  activate(connectionId: ConnectionId, choice?: AccountSelector): Promise<void>
  /**
   * Puts accounts of this type first from now on, in existing connections too. Stored. Rejects with `UNKNOWN_ACCOUNT_TYPE` for
   * a type that the namespace does not have.
   */
  preferAccountType(namespace: ChainNamespace, type: AccountType): Promise<void>
  /**
   * The account type that goes first in each namespace: the user's choice, else `defaultAccountTypes`, else the default
   * (eip155 smartAccount, bip122 payment, solana and polkadot eoa).
   */
  preferredAccountTypes(): Promise<ByNamespace<AccountType>>
  /**
   * Not connected: prefers the network. Connected: asks the wallet (EIP-3326, and EIP-3085 where it does not know the
   * network), and checks its network afterwards. Rejects with `NetworkNotFoundError` for a network that is not configured,
   * `NetworkSwitchDisabledError` with `enableNetworkSwitch: false`, `SwitchChainError` where the wallet stayed on another network,
   * `UserRejectedError` when the user rejects, and `RequestAbortedError` when a later call replaced it.
   * @example await session.switchNetwork(8453) // or 'eip155:8453', or a network of `@latchkey/evm/networks` or viem
   */
  switchNetwork(network: NetworkInput): Promise<void>
  /** Throws a `ConfigurationError` when no adapter serves the namespace, and in development when a part is malformed. A known id is ignored. */
  addNetwork(network: Network): void
  /** Removes a configured network. An id that is not there is ignored. A wallet that is on it is then on an unsupported one. */
  removeNetwork(networkId: NetworkId): void
  /**
   * The EIP-1193 provider of a connection in a namespace: the same object for the page's life. Default namespace: the
   * active one where the connection serves it, else eip155, else its first. Default connection: the active one.
   * `undefined` without a connection, or where it does not serve the namespace.
   */
  provider(connectionId?: ConnectionId, namespace?: ChainNamespace): Eip1193Provider | undefined
  /**
   * The active account of a namespace and the network it is on; without one, of the active namespace. `undefined` where none is
   * connected.
   */
  active(namespace?: ChainNamespace): ActiveTarget | undefined
  /** The chain adapter of a namespace; `undefined` where none is in the list. */
  adapter(namespace: ChainNamespace): ChainAdapter | undefined
  /** The option `metadata`; missing parts come from the page's title, description, origin and icon. */
  metadata(): Promise<Metadata>
  /** What the options say of networks, for views and buttons. */
  readonly policy: SessionPolicy
}

/** A CAIP-2 id, the chain id of an EVM network, or an object with one of them as its `id`. */
export type NetworkInput = NetworkId | number | { readonly id: NetworkId | number }

export interface AccountSelector {
  readonly namespace?: ChainNamespace
  readonly address?: string
}

export interface SessionEvents {
  /** A wallet is connected: the user asked for it, or it came back. */
  'session:connected': {
    readonly connectionId: ConnectionId
    readonly walletId: string
    readonly account: Account
    /** True for a silent reconnect. */
    readonly silent: boolean
  }
  /** `by`: the page or its user, the wallet, or another tab. */
  'session:disconnected': { readonly connectionId: ConnectionId; readonly by: 'host' | 'wallet' | 'tab' }
  /** Another account of a connection is the active one. */
  'session:account-changed': { readonly connectionId: ConnectionId; readonly account: Account }
  /** The network of the active account has changed. `supported` is false for a network that is not configured. */
  'session:network-changed': {
    readonly networkId: NetworkId
    readonly namespace: ChainNamespace
    readonly supported: boolean
    /** True when a reconnect or a disconnect changed it. */
    readonly silent: boolean
  }
}

export interface SessionContract {
  readonly id: 'session'
  readonly api: SessionApi
  readonly state: SessionState
  readonly events: SessionEvents
  readonly views: Record<never, never>
  readonly needs: {
    /** A connected wallet: `true`, or in one of these namespaces. The plugin `connect` leads to one. */
    readonly connection: true | readonly ChainNamespace[]
  }
}

export const sessionContract: ContractToken<SessionContract> =
  /* @__PURE__ */ defineContract<SessionContract>('session', 1)

/** Each item reaches one wallet. */
export const connectors: Slot<Connector> = /* @__PURE__ */ defineSlot<Connector>('session:connectors')
/** Each item brings the networks of one namespace, and what can be done on them. */
export const chainAdapters: Slot<ChainAdapter> =
  /* @__PURE__ */ defineSlot<ChainAdapter>('session:chain-adapters')
/** Hides wallets from the list. Updating the item filters the list again. */
export interface WalletFilter extends SlotItem {
  hides(row: WalletRow): boolean
}
export const walletFilters: Slot<WalletFilter> =
  /* @__PURE__ */ defineSlot<WalletFilter>('session:hidden-wallets')
/** Another RPC server for networks whose own URLs fail, or that have none. */
export interface RpcFallback extends SlotItem {
  /** `undefined` when it does not serve this network. Never rejects. */
  url(network: Network): Promise<string | undefined>
}
export const rpcFallbacks: Slot<RpcFallback> =
  /* @__PURE__ */ defineSlot<RpcFallback>('session:rpc-fallbacks')
/** Icons of networks that have none of their own. Called once a view was opened. */
export interface NetworkPictures extends SlotItem {
  /** A URL for `<img>`, or `undefined` where there is none. Never rejects. */
  image(network: Network): Promise<string | undefined>
}
export const networkPictures: Slot<NetworkPictures> =
  /* @__PURE__ */ defineSlot<NetworkPictures>('session:network-pictures')
/**
 * Asked before a wallet is asked to connect, and before a step of a login begins. Not asked for a silent reconnect, nor when a
 * pairing is resumed.
 */
export const beforeConnect: Guard<{ readonly walletId: string }> =
  /* @__PURE__ */ defineGuard('session:before-connect')
/** Asked before a connection ends at the page's wish. */
export const beforeDisconnect: Guard<ConnectionId> = /* @__PURE__ */ defineGuard('session:before-disconnect')
/** Signs the user in while a wallet connects. The first item is asked. */
export const signInSources: Slot<SignInSource> =
  /* @__PURE__ */ defineSlot<SignInSource>('session:sign-in-sources')
