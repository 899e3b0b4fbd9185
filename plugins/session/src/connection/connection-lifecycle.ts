// A connection after the wallet has granted it: adds it to the state, applies the wallet's events, and removes it.
import { anySignal } from '@latchkey/kernel/async'
import { parseNetworkId } from '../caip'
import type { SessionEvents } from '../contract'
import type {
  ActiveTarget,
  ChainNamespace,
  ConnectedConnection,
  ConnectionId,
  ConnectionResult,
  RememberedConnection,
} from '../contract/account'
import { activeAccount, activeTarget } from '../contract/active-selectors'
import type { Connector, ConnectorListener } from '../contract/connector'
import { emitProvidersChanged, emitProvidersConnected, emitProvidersDisconnected } from '../provider/provider'
import { cancelPendingReconnect, findConnected, type SessionCore } from '../session-core'
import { connectionIdOf } from '../wallets/find-connector'
import { formatAccounts, remainingSelection } from './accounts'
import {
  createConnectedConnection,
  mergeConnectionResult,
  namespacesOf,
  parseAccounts,
  parseConnectionResult,
  parseReportedNetworkId,
  toRememberedConnection,
} from './connection-result'
import {
  confirmWallet,
  endNotice,
  findRemembered,
  isForgottenAtEnd,
  persistenceOf,
} from './remembered-accounts'
import {
  addConnectedConnection,
  type Persistence,
  removeConnections,
  updateConnection,
} from './session-updates'

export interface ConnectionCommit {
  readonly walletId: string
  readonly connector: Connector
  readonly result: ConnectionResult
  /** True for a reconnect without the user. */
  readonly silent: boolean
  /** The stored connection of the last visit. */
  readonly remembered?: RememberedConnection
  /** The namespaces that the caller of `connect` requested. */
  readonly requestedNamespaces?: readonly ChainNamespace[] | undefined
  /** The caller emits `session:network-changed` itself, once the network is final. */
  readonly deferNetworkEvent?: boolean
}

/** Adds a granted connection to the state, subscribes to the wallet's events, then emits the session's events. */
export function commitConnection(core: SessionCore, commit: ConnectionCommit): void {
  const { walletId, connector, result, silent, remembered, requestedNamespaces } = commit
  const { ctx, resultRules } = core
  const id = connectionIdOf(connector)
  const connected = findConnected(core, id)
  const before = remembered ? formatAccounts(remembered, resultRules.formatAddress) : connected
  const selectedAddresses = before && remainingSelection(before, result.accounts)
  const target = activeTarget(ctx.state.get())
  // After the user has connected a wallet, other wallets that are no longer stored must not reconnect later.
  for (const [pendingId, { storedEntry }] of core.pendingReconnects)
    if (pendingId === id || (!silent && storedEntry === undefined)) cancelPendingReconnect(core, pendingId)
  const connection = createConnectedConnection(
    { id, walletId, connectorId: connector.id },
    result,
    selectedAddresses,
  )
  if (!remembered) confirmWallet(core, id, connector)
  const persist = persistenceOf(core, id, connector)
  // An entry that was forgotten because the wallet had no account is stored again once it grants one that was remembered.
  const isGrantedAgain = remembered && persist === 'known-accounts' && !findRemembered(core, id)
  core.update((state) =>
    addConnectedConnection(
      isGrantedAgain ? { ...state, remembered: [...state.remembered, remembered] } : state,
      connection,
      { silent, persist, requestedNamespaces },
    ),
  )
  subscribeToWallet(core, connector)
  emitProvidersConnected(core, connected, connection)
  const account = activeAccount(connection, result.accounts[0].namespace) ?? result.accounts[0]
  ctx.events.emit('session:connected', { connectionId: id, walletId, account, silent })
  if (!commit.deferNetworkEvent) emitNetworkChanged(core, target, silent)
}

/**
 * Subscribes to a connected wallet's events until the plugin stops, and replaces an earlier listener. Open requests of the
 * same connector continue, because the user may still approve them.
 */
export function subscribeToWallet(core: SessionCore, connector: Connector): void {
  const id = connectionIdOf(connector)
  const before = core.liveConnectors.get(id)
  const isSame = before?.connector === connector
  before?.listenerAbort.abort()
  if (!isSame) before?.connectionAbort.abort()
  const connectionAbort = isSame ? before.connectionAbort : new AbortController()
  const listenerAbort = new AbortController()
  core.liveConnectors.set(id, { connector, connectionAbort, listenerAbort })
  const signal = anySignal([connectionAbort.signal, listenerAbort.signal, core.ctx.signal])
  try {
    connector.subscribe(createConnectorListener(core, id, signal), signal)
  } catch (error) {
    // The connection also works without events.
    core.ctx.report(error)
  }
}

function createConnectorListener(
  core: SessionCore,
  id: ConnectionId,
  signal: AbortSignal,
): ConnectorListener {
  /** Ignores calls after the signal has aborted: some wallets do not remove listeners. */
  const unlessAborted =
    <Argument>(run: (argument: Argument) => void) =>
    (argument: Argument): void => {
      if (!signal.aborted) run(argument)
    }
  const onPermissionWithdrawn = (): void => {
    const connection = findConnected(core, id)
    const isConfirmed = persistenceOf(core, id) !== 'known-accounts'
    endConnection(core, id, 'wallet', false)
    // The wallet revoked its permission or is only locked. A silent reconnect tells which, and waits for an account.
    const entry =
      findRemembered(core, id) ?? (isConfirmed && connection && toRememberedConnection(connection))
    if (entry) core.reconnectInBackground(entry)
  }
  return {
    accountsChanged: unlessAborted((accounts) => {
      if (!applyAccounts(core, id, accounts)) onPermissionWithdrawn()
    }),
    networkChanged: unlessAborted((networkId) => applyNetwork(core, id, networkId)),
    sessionChanged: unlessAborted((answer) => {
      const result = parseConnectionResult(answer, core.resultRules)
      if (result === 'no-account') onPermissionWithdrawn()
      else if (result !== 'invalid') applyConnectionResult(core, id, result)
    }),
    disconnected: unlessAborted(() => endConnection(core, id, 'wallet', isForgottenAtEnd(core, id))),
  }
}

/** Applies reported accounts. Returns false if there is none left: the wallet is locked, or revoked its permission. */
function applyAccounts(core: SessionCore, id: ConnectionId, reported: unknown): boolean {
  const before = findConnected(core, id)
  if (!before || !Array.isArray(reported)) return true
  const accounts = parseAccounts(reported, core.resultRules)
  if (accounts.length === 0) return false
  const [first, ...others] = accounts.filter(({ namespace }) => before.networkIds[namespace] !== undefined)
  if (first) applyConnectionResult(core, id, { ...before, accounts: [first, ...others] })
  return true
}

/** Applies a reported network id. A malformed id, or one of a namespace without an account, is ignored. */
export function applyNetwork(core: SessionCore, id: ConnectionId, reported: unknown): void {
  const before = findConnected(core, id)
  const networkId = parseReportedNetworkId(reported)
  if (!before || networkId === undefined) return
  const { namespace } = parseNetworkId(networkId)
  const { accounts, networkIds } = before
  if (accounts.some((account) => account.namespace === namespace))
    applyConnectionResult(core, id, { ...before, networkIds: { ...networkIds, [namespace]: networkId } })
}

/** Applies what a wallet reports about its connection. */
export function applyConnectionResult(core: SessionCore, id: ConnectionId, result: ConnectionResult): void {
  const before = findConnected(core, id)
  if (before) replaceConnection(core, before, mergeConnectionResult(before, result))
}

/** Replaces a connection in the state and emits events for what changed. Does nothing if both are equal. */
export function replaceConnection(
  core: SessionCore,
  before: ConnectedConnection,
  now: ConnectedConnection,
  persist: Persistence = persistenceOf(core, now.id),
): void {
  // Both were made by `createConnectedConnection`, so their keys have the same order.
  if (JSON.stringify(now) === JSON.stringify(before)) return
  const { id } = now
  const target = activeTarget(core.ctx.state.get())
  core.update((state) => updateConnection(state, now, persist))
  emitProvidersChanged(core, before, now)
  for (const namespace of namespacesOf(now)) {
    const account = activeAccount(now, namespace)
    const was = activeAccount(before, namespace)
    if (account && (account.address !== was?.address || account.type !== was.type))
      core.ctx.events.emit('session:account-changed', { connectionId: id, account })
  }
  emitNetworkChanged(core, target, false)
}

/** Removes a connection from the state and rejects its open requests. Does not call the wallet. */
export function endConnection(
  core: SessionCore,
  id: ConnectionId,
  by: SessionEvents['session:disconnected']['by'],
  forget: boolean,
): void {
  const connection = findConnected(core, id)
  const target = activeTarget(core.ctx.state.get())
  core.liveConnectors.get(id)?.connectionAbort.abort()
  core.liveConnectors.delete(id)
  endNotice(core, id)
  if (by !== 'wallet') core.confirmed.delete(id)
  core.update((state) => removeConnections(state, [id], forget))
  if (!connection) return
  emitProvidersDisconnected(core, connection)
  core.ctx.events.emit('session:disconnected', { connectionId: id, by })
  // Silent, because the connection that becomes active was connected before.
  emitNetworkChanged(core, target, true)
}

/** Emits `session:network-changed` when the active account is on another network than `before`. */
export function emitNetworkChanged(
  core: SessionCore,
  before: ActiveTarget | undefined,
  silent: boolean,
): void {
  const state = core.ctx.state.get()
  const now = activeTarget(state)
  if (!now || now.networkId === before?.networkId) return
  const { networkId, namespace } = now
  // In a namespace without configured networks every network is supported.
  const supported =
    now.network !== undefined || !state.networks.some((network) => network.namespace === namespace)
  core.ctx.events.emit('session:network-changed', { networkId, namespace, supported, silent })
}
