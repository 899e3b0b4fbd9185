// What the lazily loaded parts of a session share: live connectors, locks, pending work, and what each of them needs.
import { RequestAbortedError } from '@latchkey/kernel'
import type { ConnectionResultRules } from './connection/connection-result'
import { removeConnections } from './connection/reducer'
import { chainAdapters, type LiveConnection, type SessionState } from './contract'
import type {
  ChainNamespace,
  ConnectedConnection,
  ConnectionId,
  NetworkId,
  RememberedConnection,
} from './contract/account'
import type { AddressFormatting } from './contract/chain-adapter'
import type { Connector } from './contract/connector'
import type { Eip1193Provider } from './contract/eip1193'
import type { SessionOptions } from './options'
import type { SessionContext } from './session-context'

/** How long a page shows 'reconnecting', and how long a connector may take to respond silently. */
export const RECONNECT_TIMEOUT_MS = 5_000

/** The connector of a connection. The store holds only plain data. */
export interface LiveConnector {
  readonly connector: Connector
  /** Aborted when the connection ends or another connector takes its id; open requests end with it. */
  readonly connectionAbort: AbortController
  /** Aborted when a newer listener replaces this one: a new run, a new connection result of the same wallet. */
  readonly listenerAbort: AbortController
}

/** A network that a wallet is being asked to switch to. */
export interface PendingSwitch {
  readonly networkId: NetworkId
  promise: Promise<void> | undefined
  /** Aborted by a newer switch. */
  readonly abort: AbortController
}

/** Held while a wallet is being asked to connect or reconnect. A newer lock of the same connection cancels it. */
export interface ConnectionLock {
  /** Aborted by `cancel`, and when the run ends. */
  readonly signal: AbortSignal
  /** Ends the lock and removes the pending connection. Does nothing once a newer lock has replaced it. */
  release(): void
  /** Releases the lock and aborts the signal: the result is dropped. */
  cancel(): void
}

/** One try of the user to connect. A newer one replaces it. */
export interface ConnectAttempt {
  readonly id: ConnectionId
  readonly connector: Connector
  readonly lock: ConnectionLock
  readonly promise: Promise<LiveConnection>
  /** Callers of `connect` that wait for it and have not aborted. */
  callerCount: number
}

/** A wallet that is locked, refuses or is not installed yet, and may reconnect while the page lives. */
export interface PendingReconnect {
  readonly abort: AbortController
  /** Its stored connection as JSON; `undefined` when that was forgotten. */
  readonly storedEntry: string | undefined
}

/** An EIP-1193 provider and the means to emit its events. */
export interface ProviderHandle {
  readonly provider: Eip1193Provider
  /** Calls the page's listeners. One that throws is logged; the others are still called. */
  emit(event: string, payload: unknown): void
}

/** Maps are keyed by connection. */
export interface SessionCore {
  readonly ctx: SessionContext
  readonly options: SessionOptions
  /** Whether connections are stored for the next visit. */
  readonly persistsConnections: boolean
  readonly resultRules: ConnectionResultRules
  /** Keyed by namespace; see `withAddressFormatters`. */
  readonly addressFormatters: Map<ChainNamespace, AddressFormatting>
  readonly liveConnectors: Map<ConnectionId, LiveConnector>
  readonly locks: Map<ConnectionId, ConnectionLock>
  readonly disconnecting: Map<ConnectionId, Promise<void>>
  readonly pendingReconnects: Map<ConnectionId, PendingReconnect>
  readonly providers: Map<ConnectionId, Map<ChainNamespace, ProviderHandle>>
  /** The newest switch, keyed by namespace and connection. */
  readonly pendingSwitches: Map<string, PendingSwitch>
  attempt: ConnectAttempt | undefined
  /** Reconnects silently without showing a pending connection. */
  reconnectInBackground(entry: RememberedConnection): void
  /** Applies a function of `connection/reducer.ts`. */
  update(reduce: (state: SessionState) => Partial<SessionState>): void
}

export function createSessionCore(
  ctx: SessionContext,
  options: SessionOptions,
  reconnectInBackground: (core: SessionCore, entry: RememberedConnection) => void,
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
    reconnectInBackground: (entry) => reconnectInBackground(core, entry),
    update(reduce) {
      const patch = reduce(ctx.state.get())
      ctx.state.update((draft) => void Object.assign(draft, patch))
    },
  }
  return core
}

export function findConnected({ ctx }: SessionCore, id: ConnectionId): ConnectedConnection | undefined {
  const connection = ctx.state.get().connections[id]
  return connection?.status === 'connected' ? connection : undefined
}

/** Takes the lock of a connection; whatever held it is cancelled. */
export function acquireLock(core: SessionCore, id: ConnectionId): ConnectionLock {
  const abort = new AbortController()
  const lock: ConnectionLock = {
    signal: AbortSignal.any([abort.signal, core.ctx.signal]),
    release() {
      if (core.locks.get(id) !== lock) return
      core.locks.delete(id)
      const connection = core.ctx.state.get().connections[id]
      if (connection && connection.status !== 'connected')
        core.update((state) => removeConnections(state, [id], false))
    },
    cancel() {
      lock.release()
      abort.abort(new RequestAbortedError('connect'))
    },
  }
  core.locks.get(id)?.cancel()
  core.locks.set(id, lock)
  return lock
}

/** Whether a wallet is waited for whose stored connection is this one, unchanged. */
export function isReconnectPending({ pendingReconnects }: SessionCore, entry: RememberedConnection): boolean {
  return pendingReconnects.get(entry.connectorId)?.storedEntry === JSON.stringify(entry)
}

/** Ends the wait for a wallet that may reconnect later. */
export function cancelPendingReconnect({ pendingReconnects }: SessionCore, id: ConnectionId): void {
  pendingReconnects.get(id)?.abort.abort()
  pendingReconnects.delete(id)
}

/**
 * Calls a connector and loads the code that formats its addresses meanwhile: pages without a connection never load it.
 * Resolves with the connector's result once both are there.
 */
export async function withAddressFormatters<Result>(
  core: SessionCore,
  namespaces: readonly ChainNamespace[],
  run: () => Promise<Result>,
): Promise<Result> {
  const loaded = Promise.all(namespaces.map((namespace) => loadAddressFormatter(core, namespace)))
  const result = await promiseTry(run)
  await loaded
  return result
}

/** Never rejects: where the code cannot be loaded, addresses stay as the wallet writes them. */
async function loadAddressFormatter(
  { ctx, addressFormatters }: SessionCore,
  namespace: ChainNamespace,
): Promise<void> {
  const adapter = ctx.items(chainAdapters).find((one) => one.namespace === namespace)
  if (!adapter || addressFormatters.has(namespace)) return
  try {
    const { addresses } = await adapter.capabilities()
    if (addresses) addressFormatters.set(namespace, addresses)
  } catch (error) {
    ctx.logger.warn('Addresses are shown as the wallet writes them.', { namespace, error })
  }
}

/** `Promise.try`: a synchronous exception of a connector becomes a rejection. */
export function promiseTry<Result>(run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => resolve(run()))
}

export interface Deadline {
  /** Aborts when the time is over. */
  readonly signal: AbortSignal
  /** Ends the timer. */
  cancel(): void
}

export function startDeadline(ctx: SessionContext, ms: number): Deadline {
  const expired = new AbortController()
  const cancelled = new AbortController()
  ctx.clock.wait(ms, AbortSignal.any([cancelled.signal, ctx.signal])).then(
    () => expired.abort(new RequestAbortedError('deadline')),
    () => undefined,
  )
  return { signal: expired.signal, cancel: () => cancelled.abort() }
}
