// State and functions that the lazily loaded parts of session share: live connectors, locks and pending operations.
import { type NoticeHandle, RequestAbortedError } from '@latchkey/kernel'
import { anySignal } from '@latchkey/kernel/async'
import type { ConnectionResultRules } from './connection/connection-result'
import { removeConnections } from './connection/session-updates'
import { chainAdapters, type LiveConnection, type SessionState } from './contract'
import type {
  ChainNamespace,
  ConnectedConnection,
  ConnectionId,
  NetworkId,
  RememberedConnection,
} from './contract/account'
import type { AddressFormatting } from './contract/chain-adapter'
import type { Connector, Eip1193Provider } from './contract/connector'
import type { SessionContext, SessionOptions } from './options'

/** How long a page shows 'reconnecting', and how long a connector's `reconnect` may take. */
export const RECONNECT_TIMEOUT_MS = 5_000

/** The connector of a connection. It is not in the plugin's state, which is plain data. */
export interface LiveConnector {
  readonly connector: Connector
  /** Aborted when the connection ends or another connector takes over its id. Open requests are then rejected. */
  readonly connectionAbort: AbortController
  /** Aborted when a newer listener replaces this one: after a restart, or after the same wallet connected again. */
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

/** One attempt of the user to connect. A newer attempt replaces it. */
export interface ConnectAttempt {
  readonly id: ConnectionId
  readonly connector: Connector
  readonly lock: ConnectionLock
  readonly promise: Promise<LiveConnection>
  /** Callers of `connect` that wait for it and have not aborted. */
  callerCount: number
}

/** A wallet that is locked, refuses or has not appeared yet. It may reconnect later while the page is open. */
export interface PendingReconnect {
  readonly abort: AbortController
  /** Its stored connection as JSON; `undefined` if that is no longer stored. */
  readonly storedEntry: string | undefined
}

/** Creates the EIP-1193 providers of a connection in a namespace, and emits their events. */
export interface ProviderHandle {
  createProvider(): Eip1193Provider
  /** Calls the page's listeners. One that throws is logged; the others are still called. */
  emit(event: string, payload: unknown): void
}

/** What the user is told of a wallet that was restored, until the user has confirmed it. */
export interface RestoreNotice {
  readonly code: 'OTHER_ACCOUNT' | 'ONE_OF_SEVERAL'
  readonly handle: NoticeHandle
}

/** Shared state of one run of the plugin. Unless noted otherwise, maps are keyed by connection id. */
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
  /** The wallets that the user has connected or confirmed on this page; see `connection/remembered-accounts.ts`. */
  readonly confirmed: Map<ConnectionId, Connector>
  readonly notices: Map<ConnectionId, RestoreNotice>
  readonly providers: Map<ConnectionId, Map<ChainNamespace, ProviderHandle>>
  /** The newest switch, keyed by namespace and connection. */
  readonly pendingSwitches: Map<string, PendingSwitch>
  attempt: ConnectAttempt | undefined
  /** Reconnects silently without showing a pending connection. */
  reconnectInBackground(entry: RememberedConnection): void
  /** Applies a function of `connection/session-updates.ts`. */
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
    confirmed: new Map(),
    notices: new Map(),
    providers: new Map(),
    pendingSwitches: new Map(),
    attempt: undefined,
    reconnectInBackground: (entry) => reconnectInBackground(core, entry),
    update(reduce) {
      ctx.state.assign(reduce(ctx.state.get()))
    },
  }
  return core
}

/** Returns the connection with this id if its status is 'connected'. */
export function findConnected({ ctx }: SessionCore, id: ConnectionId): ConnectedConnection | undefined {
  const connection = ctx.state.get().connections[id]
  return connection?.status === 'connected' ? connection : undefined
}

/** Acquires the lock of a connection. Cancels the lock that is held, if any. */
export function acquireLock(core: SessionCore, id: ConnectionId): ConnectionLock {
  const abort = new AbortController()
  const lock: ConnectionLock = {
    signal: anySignal([abort.signal, core.ctx.signal]),
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

/** Whether a reconnect of exactly this stored connection is pending. */
export function isReconnectPending({ pendingReconnects }: SessionCore, entry: RememberedConnection): boolean {
  return pendingReconnects.get(entry.connectorId)?.storedEntry === JSON.stringify(entry)
}

/** Ends a pending reconnect. */
export function cancelPendingReconnect({ pendingReconnects }: SessionCore, id: ConnectionId): void {
  pendingReconnects.get(id)?.abort.abort()
  pendingReconnects.delete(id)
}

/**
 * Calls a connector with `run` and loads, at the same time, the code that formats addresses of its namespaces. A page
 * without a connection never loads that code. Resolves with the result of `run` when both are done.
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

/** Never rejects: if the code cannot be loaded, addresses are shown as the wallet writes them. */
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

/** Same as `Promise.try`: turns a synchronous exception of a connector into a rejection. */
export function promiseTry<Result>(run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => resolve(run()))
}

export interface Deadline {
  /** Aborts with `RequestAbortedError` when the time is over. */
  readonly signal: AbortSignal
  /** Stops the timer; the signal then never aborts. */
  cancel(): void
}

/** Starts a timer of `ms` milliseconds. It also stops when the plugin stops. */
export function startDeadline(ctx: SessionContext, ms: number): Deadline {
  const expired = new AbortController()
  const cancelled = new AbortController()
  ctx.clock.wait(ms, anySignal([cancelled.signal, ctx.signal])).then(
    () => expired.abort(new RequestAbortedError('deadline')),
    () => undefined,
  )
  return { signal: expired.signal, cancel: () => cancelled.abort() }
}
