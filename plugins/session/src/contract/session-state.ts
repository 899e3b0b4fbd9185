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

/** One wallet, however many ways lead to it. */
export interface WalletRow {
  /** What `connect` takes. The same on the next visit. */
  readonly id: string
  readonly name: string
  readonly iconUrl?: string
  readonly rdns?: string
  /** The rdns, else the wallet-directory id. For display and statistics. */
  readonly identifier?: string
  readonly namespaces: readonly ChainNamespace[]
  /** The ways that lead to it, best first. */
  readonly connectors: readonly ConnectorTraits[]
  /**
   * Another listed wallet on a chain of this one has a name that looks the same, or the same rdns; or another one gives the
   * same EIP-6963 uuid. One of them may be an impostor.
   */
  readonly lookAlike: boolean
  /** Only wallets of other chains have a name that looks the same: a brand of several chains, or somebody who copies one. */
  readonly sameNameElsewhere: boolean
}

/** What a page waits for that shows a code or has opened a wallet. */
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
  /** Chosen while not connected, and asked for when connecting. */
  readonly preferredNetworkIds: ByNamespace<NetworkId>
  /** Which kind of account the visitor chose, and nothing else; `SessionApi.preferredAccountTypes` has the defaults too. Kept. */
  readonly preferredAccountTypes: ByNamespace<AccountType>
  /** What a headless host draws: merged, visible, in order. */
  readonly wallets: readonly WalletRow[]
  /** Kept for the next visit. */
  readonly remembered: readonly RememberedConnection[]
  /** A wallet on another device, or in another app, may still say yes. Kept, since the page may be thrown away before. */
  readonly pendingPairing?: PendingPairing | undefined
}
