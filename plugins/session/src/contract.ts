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
import type { Connector, ConnectRequest, Eip1193Provider } from './contract/connector'
import type { SessionState, WalletRow } from './contract/session-state'
import type { SignInSource } from './contract/sign-in'

export type * from './contract/account'
export { isSameAddress } from './contract/account'
export {
  activeAccount,
  activeConnection,
  activeTarget,
  activeTargetKey,
  evmChainId,
  isConnectionOf,
  isSameTarget,
  namespaceOf,
  type SessionStatus,
  sessionStatus,
  targetKey,
} from './contract/active-selectors'
export type * from './contract/assets'
export type * from './contract/chain-adapter'
export type * from './contract/connector'
export { isFailure } from './contract/connector'
export type * from './contract/names'
export { nameResolvers } from './contract/names'
export { type OutcomeAfterFailure, outcomeAfterFailure } from './contract/outcome-after-failure'
export { rememberedInstead } from './contract/remembered-instead'
export type * from './contract/request-explainer'
export {
  allAccounts,
  type ConnectedAccount,
  connectedConnections,
  connectedWallet,
  currentNetworkId,
  isApproved,
} from './contract/selectors'
export type * from './contract/session-state'
export { foldRdns } from './contract/session-state'
export type * from './contract/sign-in'
export type * from './contract/transactions'
export {
  arrivedAmount,
  chainAmount,
  hasDecimals,
  isZeroAddress,
  shownAmount,
} from './contract/transfer-amounts'

/** A connected wallet, as `connect` returns it. */
export interface LiveConnection extends ConnectionResult {
  readonly id: ConnectionId
  /** The id of the wallet's row in `state.wallets`. */
  readonly walletId: string
  /** EIP-1193 provider for the active namespace if the connection serves it. For others see `SessionApi.provider`. */
  readonly provider: Eip1193Provider
}

/** How the page describes itself to wallets. */
export interface Metadata {
  readonly name: string
  readonly description: string
  /** The page's own address: https, or http on localhost. */
  readonly url: string
  /** Absolute URLs of icons. */
  readonly icons: readonly string[]
}

/** The network options of `session()`, with their defaults filled in. */
export interface SessionPolicy {
  readonly enableNetworkSwitch: boolean
  readonly allowUnsupportedChain: boolean
}

export interface SessionApi {
  /**
   * Asks a wallet to connect, and resolves with the connection once the user approves. A newer `connect` or `disconnect`
   * cancels an older `connect`. Rejects with `WalletNotFoundError`; with `WalletAmbiguousError` when several wallets claim
   * the rdns; with `ConnectRefusedError` when a guard (`beforeConnect`) refuses; with `UserRejectedError` or another
   * `WalletError`; and with `RequestAbortedError` when a newer call or `options.signal` cancels it. A plugin in
   * `signInSources`, which signs the user in while the wallet connects, may reject it with an error of its own.
   * @param walletId the id of a row of `state.wallets` or of a connector, or an rdns (EIP-6963) that one wallet claims
   * @example const { accounts, provider } = await session.connect('io.metamask')
   */
  connect(walletId: string, options?: Partial<Omit<ConnectRequest, 'signIn'>>): Promise<LiveConnection>
  /**
   * Ends one connection; without an id, all connections. The state is cleared even if a wallet does not revoke its
   * permission. That failure rejects the promise with `DisconnectFailedError` for a connection given by id or the only
   * one, else with `DisconnectChainFailedError` for one failed namespace or `DisconnectChainsFailedError` for several.
   * Rejects with `DisconnectRefusedError` when a guard (`beforeDisconnect`) refuses; the connection then stays.
   */
  disconnect(connectionId?: ConnectionId): Promise<void>
  /**
   * Makes a connection the active one in all its namespaces, or only in `choice.namespace`, and makes that namespace the
   * active one. With `choice.address`, also makes that account the active one. Calls no wallet, except one that keeps the
   * active account itself (`Connector.preferAccountType`). Rejects with `DisconnectedError` when the connection is not
   * connected, with `AccountNotFoundError` when it does not have the account, and with the error of that wallet.
   */
  activate(connectionId: ConnectionId, choice?: AccountSelector): Promise<void>
  /**
   * Sorts accounts of this type first, in existing and future connections of the namespace. The choice is stored. A connected
   * wallet that keeps the active account itself is asked first; if it rejects, so does this promise, and nothing changes.
   * Rejects with the code `UNKNOWN_ACCOUNT_TYPE` for a type that the namespace does not have.
   */
  preferAccountType(namespace: ChainNamespace, type: AccountType): Promise<void>
  /**
   * The account type that is sorted first in each namespace: the user's choice, else the option `defaultAccountTypes`,
   * else `smartAccount` on eip155, `payment` on bip122, `eoa` on solana and polkadot.
   */
  preferredAccountTypes(): Promise<ByNamespace<AccountType>>
  /**
   * Without a connection, stores the network as the preferred one. With a connection, asks the wallet to switch (EIP-3326;
   * EIP-3085 if it does not know the network), and verifies the wallet's network afterwards. Rejects with
   * `NetworkNotFoundError` for a network that is not configured, `NetworkSwitchDisabledError` with
   * `enableNetworkSwitch: false`, `SwitchChainError` if the wallet stays on another network, `UserRejectedError` when the
   * user rejects, and `RequestAbortedError` when a later call replaces this one.
   * @example await session.switchNetwork(8453) // or 'eip155:8453', or a network of `@latchkey/evm/networks` or viem
   */
  switchNetwork(network: NetworkInput): Promise<void>
  /**
   * Adds a configured network. Does nothing if its id is configured already. Throws a `ConfigurationError` when no chain
   * adapter serves its namespace, and in the development build when a field is malformed.
   */
  addNetwork(network: Network): void
  /**
   * Removes a configured network. Does nothing if the id is not configured. A wallet on that network is on an unsupported
   * network from then on. Throws a `ConfigurationError` when no chain adapter serves the namespace.
   */
  removeNetwork(networkId: NetworkId): void
  /**
   * An EIP-1193 provider of a connection in a namespace, for the page's life. Each call returns an object of its own, so
   * what a library changes in its provider reaches nobody else: keep it to remove its listeners. Default connection: the
   * active one. Default namespace: the active one if the connection serves it, else eip155, else the connection's first.
   * `undefined` without a connection, or if the connection does not serve the namespace.
   */
  provider(connectionId?: ConnectionId, namespace?: ChainNamespace): Eip1193Provider | undefined
  /**
   * The active account of a namespace and its network. Default: the active namespace. `undefined` if no connected wallet
   * has an account there.
   */
  active(namespace?: ChainNamespace): ActiveTarget | undefined
  /** The chain adapter of a namespace; `undefined` if none is installed. */
  adapter(namespace: ChainNamespace): ChainAdapter | undefined
  /** The option `metadata`. Missing fields are filled from the page's title, description, origin and icon. */
  metadata(): Promise<Metadata>
  /** The network options, for views and buttons. */
  readonly policy: SessionPolicy
}

/**
 * A CAIP-2 id, the chain id of an EVM network, or an object with one of them as its `id`. The `id` of an object may also
 * be the reference of a configured network alone: the part of its CAIP-2 id after the colon.
 */
export type NetworkInput = NetworkId | number | { readonly id: string | number }

/** Which account of a connection to make the active one; see `SessionApi.activate`. */
export interface AccountSelector {
  readonly namespace?: ChainNamespace
  readonly address?: string
}

export interface SessionEvents {
  /** A wallet has connected or reconnected. */
  'session:connected': {
    readonly connectionId: ConnectionId
    readonly walletId: string
    readonly account: Account
    /** True for a silent reconnect. */
    readonly silent: boolean
  }
  /** A wallet that was asked to connect declined or failed, or the page refused it. Not for an attempt that was cancelled. */
  'session:connect-failed': { readonly walletId: string; readonly error: unknown }
  /** `disconnect` rejected: a guard refused, or the wallet may still keep its permission. */
  'session:disconnect-failed': { readonly connectionId: ConnectionId; readonly error: unknown }
  /** A connection has ended. `by`: `disconnect` was called on this page, the wallet ended it, or another tab did. */
  'session:disconnected': { readonly connectionId: ConnectionId; readonly by: 'host' | 'wallet' | 'tab' }
  /** Another account of the connection has become the active one. */
  'session:account-changed': { readonly connectionId: ConnectionId; readonly account: Account }
  /** The network of the active account has changed. `supported` is false for a network that is not configured. */
  'session:network-changed': {
    readonly networkId: NetworkId
    readonly namespace: ChainNamespace
    readonly supported: boolean
    /** True when a reconnect or a disconnect caused the change. */
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
    /** A view needs a connected wallet: in any namespace (`true`), or in one of these. The plugin `connect` asks for it. */
    readonly connection: true | readonly ChainNamespace[]
  }
}

export const sessionContract: ContractToken<SessionContract> =
  /* @__PURE__ */ defineContract<SessionContract>('session', 1)

/** Slot of connectors. Each item connects to one wallet. */
export const connectors: Slot<Connector> = /* @__PURE__ */ defineSlot<Connector>('session:connectors')
/** Slot of chain adapters. Each item provides the networks of one namespace and their capabilities. */
export const chainAdapters: Slot<ChainAdapter> =
  /* @__PURE__ */ defineSlot<ChainAdapter>('session:chain-adapters')
/** Hides wallets from `state.wallets`. Updating the slot item filters the list again. */
export interface WalletFilter extends SlotItem {
  /** True: the wallet is not listed. */
  hides(row: WalletRow): boolean
}
export const walletFilters: Slot<WalletFilter> =
  /* @__PURE__ */ defineSlot<WalletFilter>('session:hidden-wallets')
/** An RPC server that is used when a network has no URLs of its own, or all of them fail. */
export interface RpcFallback extends SlotItem {
  /** The URL of the RPC server for a network; `undefined` if it does not serve the network. Never rejects. */
  url(network: Network): Promise<string | undefined>
}
export const rpcFallbacks: Slot<RpcFallback> =
  /* @__PURE__ */ defineSlot<RpcFallback>('session:rpc-fallbacks')
/** Supplies icons of networks that have no `iconUrl`. Called only after a view was opened. */
export interface NetworkPictures extends SlotItem {
  /** A URL for `<img>`; `undefined` if there is no icon. Never rejects. */
  image(network: Network): Promise<string | undefined>
}
export const networkPictures: Slot<NetworkPictures> =
  /* @__PURE__ */ defineSlot<NetworkPictures>('session:network-pictures')
/**
 * Guard that runs before a wallet is asked to connect, and before each step of a login (e-mail, social). It does not run
 * before a silent reconnect, nor when a pairing is resumed.
 */
export const beforeConnect: Guard<{ readonly walletId: string }> =
  /* @__PURE__ */ defineGuard('session:before-connect')
/** Guard that runs before `disconnect` ends a connection. It does not run when the wallet or another tab ends it. */
export const beforeDisconnect: Guard<ConnectionId> = /* @__PURE__ */ defineGuard('session:before-disconnect')
/** Slot of plugins that sign the user in while a wallet connects. Only the first item is used. */
export const signInSources: Slot<SignInSource> =
  /* @__PURE__ */ defineSlot<SignInSource>('session:sign-in-sources')
