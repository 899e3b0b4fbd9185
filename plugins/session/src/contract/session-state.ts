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

/** One wallet of the list, with all connectors that connect to it. */
export interface WalletRow {
  /** The argument of `connect`. The same on the next visit, unless another wallet claims its rdns on one of them. */
  readonly id: string
  readonly name: string
  readonly iconUrl?: string
  readonly rdns?: string
  /** The rdns, else the id in the wallet directory. For display and statistics. */
  readonly identifier?: string
  readonly namespaces: readonly ChainNamespace[]
  /** The preferred connector first. */
  readonly connectors: readonly ConnectorTraits[]
  /**
   * True if another listed wallet has a namespace in common and a name that looks the same or the same rdns, if one of another
   * namespace has a name that looks the same and is spelled with other letters, or if one has the same EIP-6963 uuid. One of
   * the two may be an impostor. The same name in other namespaces is no such sign (`createWalletJoin`).
   */
  readonly lookAlike: boolean
}

/** A pairing whose code was shown and that no wallet has approved yet. */
export interface PendingPairing {
  readonly connectorId: string
  /** When the code expires, in milliseconds since the epoch. */
  readonly untilMs: number
}

export interface SessionState {
  /** 'reading' until storage has been read, 'waiting' while remembered wallets reconnect, then 'done'. */
  readonly restoreStatus: 'reading' | 'waiting' | 'done'
  readonly connections: Readonly<Record<ConnectionId, Connection>>
  /** The active connection of each namespace. */
  readonly active: ByNamespace<ConnectionId>
  readonly activeNamespace: ChainNamespace | undefined
  /** The configured networks, in the host's order. */
  readonly networks: readonly Network[]
  /** The network that is requested when connecting, by namespace: the user's or the host's choice. */
  readonly preferredNetworkIds: ByNamespace<NetworkId>
  /** The account types that the user chose. Stored. `SessionApi.preferredAccountTypes` also returns the defaults. */
  readonly preferredAccountTypes: ByNamespace<AccountType>
  /** The list of wallets for display: grouped, filtered and sorted. */
  readonly wallets: readonly WalletRow[]
  /** The connections stored for the next visit. */
  readonly remembered: readonly RememberedConnection[]
  /**
   * A pairing that a wallet on another device or in another app may still approve. Stored, because a mobile browser may
   * discard the page meanwhile.
   */
  readonly pendingPairing?: PendingPairing | undefined
}

/**
 * An rdns (EIP-6963) as it is compared: in lower case, and that of MetaMask's app as that of its extension. Two wallets claim
 * one rdns if these are equal.
 * @example foldRdns('IO.MetaMask.mobile') // 'io.metamask'
 */
export function foldRdns(rdns: string): string {
  const lower = rdns.toLowerCase()
  return lower === 'io.metamask.mobile' ? 'io.metamask' : lower
}
