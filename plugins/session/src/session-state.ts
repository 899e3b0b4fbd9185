import type {
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
  readonly namespaces: readonly ChainNamespace[]
  /** The ways that lead to it, best first. */
  readonly connectors: readonly ConnectorTraits[]
  /** Another listed wallet has the same name or rdns and a different provider. */
  readonly lookAlike: boolean
}

export interface SessionState {
  /** 'reading' until storage has been read, 'waiting' for a remembered wallet to appear; then 'done'. */
  readonly resume: 'reading' | 'waiting' | 'done'
  readonly connections: Readonly<Record<ConnectionId, Connection>>
  /** The active connection of each namespace. */
  readonly active: ByNamespace<ConnectionId>
  readonly activeNamespace: ChainNamespace | undefined
  /** Configured networks, in the host's order. */
  readonly networks: readonly Network[]
  /** Chosen while not connected, and asked for when connecting. */
  readonly preferred: ByNamespace<NetworkId>
  /** What a headless host draws: merged, visible, in order. */
  readonly wallets: readonly WalletRow[]
  /** Kept for the next visit. */
  readonly remembered: readonly RememberedConnection[]
}
