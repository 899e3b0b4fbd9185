import type { ConnectionResultRules } from './connection/connection-result'
import { chainAdapters, type LiveConnection, type SessionState } from './contract'
import type { ChainNamespace, ConnectionId, NetworkId, RememberedConnection } from './contract/account'
import type { AddressFormatting } from './contract/chain-adapter'
import type { Connector } from './contract/connector'
import type { SessionOptions } from './options'
import type { ProviderHandle } from './provider/provider'
import type { SessionContext } from './session-context'

/** The living side of a connection; the store holds only what is plain data. */
export interface LiveConnector {
  readonly connector: Connector
  /** Aborted when the connection ends or another provider takes its place; what is under way ends with it. */
  readonly connectionAbort: AbortController
  /** Aborted when somebody else begins to listen: a new run, a new answer of the same wallet. */
  readonly listenerAbort: AbortController
}

/** A network that a wallet is being asked for. */
export interface PendingSwitch {
  readonly networkId: NetworkId
  promise: Promise<void> | undefined
  /** Aborted by a newer one. */
  readonly abort: AbortController
}

/** The right to speak for a connection while its wallet is being asked. Only the newest turn has it. */
export interface ConnectionLock {
  /** Aborted by a newer intent and when the run ends. */
  readonly signal: AbortSignal
  /** Gives the turn back and clears what is shown of it. Nothing happens when a newer one has taken it. */
  release(): void
  /** The same, and drops the answer. */
  cancel(): void
}

/** The visitor's one attempt to connect. A newer one takes its place. */
export interface ConnectAttempt {
  readonly id: ConnectionId
  readonly connector: Connector
  readonly lock: ConnectionLock
  readonly promise: Promise<LiveConnection>
  /** Those who wait for it and have not left. */
  callerCount: number
}

/** A wallet that is locked, unwilling or not there, and may come back by itself while the page lives. */
export interface PendingReconnect {
  readonly abort: AbortController
  /** What stays in storage for it; `undefined` when it was forgotten there. */
  readonly storedEntry: string | undefined
}

/** What the lazily loaded parts of a session share, keyed by connection. */
export interface SessionCore {
  readonly ctx: SessionContext
  readonly options: SessionOptions
  /** Whether connections are kept for the next visit. */
  readonly persistsConnections: boolean
  readonly resultRules: ConnectionResultRules
  /** By namespace; see `withAddressWriters`. */
  readonly addressFormatters: Map<ChainNamespace, AddressFormatting>
  readonly liveConnectors: Map<ConnectionId, LiveConnector>
  readonly locks: Map<ConnectionId, ConnectionLock>
  readonly disconnecting: Map<ConnectionId, Promise<void>>
  readonly pendingReconnects: Map<ConnectionId, PendingReconnect>
  readonly providers: Map<ConnectionId, Map<ChainNamespace, ProviderHandle>>
  /** The newest network that was asked for, by connection and namespace. */
  readonly pendingSwitches: Map<string, PendingSwitch>
  attempt: ConnectAttempt | undefined
  /** Tries the silent way back without showing it. */
  reconnectInBackground(entry: RememberedConnection): void
  update(reduce: (state: SessionState) => Partial<SessionState>): void
}

export function createSessionCore(
  ctx: SessionContext,
  options: SessionOptions,
  comeBack: (core: SessionCore, entry: RememberedConnection) => void,
): SessionCore {
  const core: SessionCore = {
    ctx,
    options,
    persistsConnections: options.reconnect ?? true,
    resultRules: {
      preferredAccountType: (namespace) =>
        ctx.state.get().preferredAccountTypes[namespace] ?? options.defaultAccountTypes?.[namespace],
      isAddress: (namespace, address) =>
        ctx
          .items(chainAdapters)
          .find((adapter) => adapter.namespace === namespace)
          ?.isAddress(address) ?? true,
      formatAddress: (namespace, address) =>
        core.addressFormatters.get(namespace)?.format(address) ?? address,
    },
    addressFormatters: new Map(),
    liveConnectors: new Map(),
    locks: new Map(),
    disconnecting: new Map(),
    pendingReconnects: new Map(),
    providers: new Map(),
    pendingSwitches: new Map(),
    attempt: undefined,
    reconnectInBackground: (entry) => comeBack(core, entry),
    update(reduce) {
      const patch = reduce(ctx.state.get())
      ctx.state.update((draft) => void Object.assign(draft, patch))
    },
  }
  return core
}
