import type {
  AccountType,
  ByNamespace,
  ChainNamespace,
  Connection,
  ConnectionId,
  Network,
  NetworkId,
  RememberedConnection,
} from './account'
import type { ConnectorTraits } from './connector'

/** One wallet, with all connectors that reach it. */
export interface WalletRow {
  /** What `connect` takes. The same on the next visit. */
  readonly id: string
  readonly name: string
  readonly iconUrl?: string
  readonly rdns?: string
  /** The rdns, else the wallet-directory id. For display and statistics. */
  readonly identifier?: string
  readonly namespaces: readonly ChainNamespace[]
  /** Best first. */
  readonly connectors: readonly ConnectorTraits[]
  /**
   * Another listed wallet on a chain of this one has a name that looks the same, or the same rdns; or another one gives the
   * same EIP-6963 uuid. One of them may be an impostor.
   */
  readonly lookAlike: boolean
  /** Only wallets of other namespaces have a name that looks the same: one brand, or a copy of it. */
  readonly sameNameElsewhere: boolean
}

/** A pairing that a page has offered and no wallet has approved yet. */
export interface PendingPairing {
  readonly connectorId: string
  /** When the code expires; milliseconds since the epoch. */
  readonly untilMs: number
}

export interface SessionState {
  /** 'reading' until storage has been read, 'waiting' for a remembered wallet to appear; then 'done'. */
  readonly restoreStatus: 'reading' | 'waiting' | 'done'
  readonly connections: Readonly<Record<ConnectionId, Connection>>
  /** The active connection of each namespace. */
  readonly active: ByNamespace<ConnectionId>
  readonly activeNamespace: ChainNamespace | undefined
  /** Configured networks, in the host's order. */
  readonly networks: readonly Network[]
  /** Chosen by the user or the host; requested when connecting. */
  readonly preferredNetworkIds: ByNamespace<NetworkId>
  /** The account types that the user chose; `SessionApi.preferredAccountTypes` has the defaults too. Stored. */
  readonly preferredAccountTypes: ByNamespace<AccountType>
  /** The list of wallets for display: grouped, filtered, in order. */
  readonly wallets: readonly WalletRow[]
  /** Stored for the next visit. */
  readonly remembered: readonly RememberedConnection[]
  /** A wallet on another device or in another app may still approve. Stored, since the browser may discard the page. */
  readonly pendingPairing?: PendingPairing | undefined
}
