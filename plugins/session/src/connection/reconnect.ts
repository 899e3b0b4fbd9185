// Silent reconnects: at the start of a run, for a wallet that becomes available later, and after another tab connected.
import { untilAborted } from '@latchkey/kernel/async'
import type {
  ConnectedConnection,
  ConnectionId,
  ConnectionResult,
  RememberedConnection,
} from '../contract/account'
import { activeTarget } from '../contract/active-selectors'
import type { Connector, ReconnectRequest } from '../contract/connector'
import { OTHER_ACCOUNT } from '../labels'
import {
  acquireLock,
  cancelPendingReconnect,
  type Deadline,
  findConnected,
  isReconnectPending,
  promiseTry,
  RECONNECT_TIMEOUT_MS,
  type SessionCore,
  startDeadline,
} from '../session-core'
import { findClaimants, waitForConnector, walletIdOf } from '../wallets/find-connector'
import { shareAccount } from './accounts'
import {
  applyConnectionResult,
  commitConnection,
  emitNetworkChanged,
  endConnection,
  subscribeToWallet,
} from './connection-lifecycle'
import { parseConnectionResult } from './connection-result'
import {
  reconnectClaimant,
  reconnectOnAccount,
  reconnectOnAppearance,
  reconnectOnNewClaimant,
} from './reconnect-claimants'
import {
  addPendingConnection,
  forgetRemembered,
  removeConnections,
  setRestoreStatus,
  toRememberedConnection,
} from './reducer'
import { resumePairing } from './resume-pairing'
import { applyStoredSelections } from './stored-selections'

/** Reconnects what was connected on the last visit. Never prompts. */
export function restoreConnections(core: SessionCore): void {
  const { ctx } = core
  for (const { id } of Object.values(ctx.state.get().connections)) refreshConnection(core, id)
  if (!core.persistsConnections) {
    core.update(forgetRemembered)
    return
  }
  const entries = ctx.state.get().remembered.filter(({ connectorId }) => !findConnected(core, connectorId))
  const deadline = startDeadline(ctx, RECONNECT_TIMEOUT_MS)
  ctx.spawn(async (signal) => {
    core.update(() => setRestoreStatus('waiting'))
    const { pendingPairing } = ctx.state.get()
    const reconnects = ctx.batch(() => entries.map((entry) => reconnect(core, entry, deadline, 'restore')))
    // A remembered connection of the paired wallet goes before its pending pairing.
    const own = entries.findIndex(({ connectorId }) => connectorId === pendingPairing?.connectorId)
    ctx.spawn(async () => {
      await reconnects[own]
      await resumePairing(core)
    })
    await Promise.all(reconnects)
    deadline.cancel()
    if (!signal.aborted) core.update(() => setRestoreStatus('done'))
  })
}

/** Reconnects one wallet without a pending connection in the state: it was locked or absent before. */
export function reconnectInBackground(core: SessionCore, entry: RememberedConnection): void {
  // A wallet that is being asked reports its accounts before it answers: the answer belongs to that request.
  // control: watched-wallet-takes-response
  if (core.locks.has(entry.connectorId)) return
  const deadline = startDeadline(core.ctx, RECONNECT_TIMEOUT_MS)
  core.ctx.spawn(() => reconnect(core, entry, deadline, 'background').finally(deadline.cancel))
}

/** Connects and disconnects what another tab did. Does nothing where both agree, so that tabs never answer each other. */
export function syncWithOtherTabs(core: SessionCore): void {
  const { ctx, locks, disconnecting, pendingReconnects } = core
  if (!core.persistsConnections) return
  applyStoredSelections(core)
  const { remembered, connections } = ctx.state.get()
  const isRemembered = (id: ConnectionId): boolean => remembered.some(({ connectorId }) => connectorId === id)
  for (const { id, status } of Object.values(connections))
    if (status !== 'connecting' && !isRemembered(id)) {
      locks.get(id)?.cancel()
      // control: tab-ignores-other-tabs
      endConnection(core, id, 'tab', true)
    }
  // A connection that was ended in another tab does not reconnect in this one.
  for (const [id, { storedEntry }] of pendingReconnects)
    if (storedEntry !== undefined && !isRemembered(id)) cancelPendingReconnect(core, id)
  for (const entry of remembered) {
    const id = entry.connectorId
    if (connections[id] || locks.has(id) || disconnecting.has(id) || isReconnectPending(core, entry)) continue
    const deadline = startDeadline(ctx, RECONNECT_TIMEOUT_MS)
    ctx.spawn(() => reconnect(core, entry, deadline, 'tab').finally(deadline.cancel))
  }
}

/** 'background' shows no pending connection; 'tab' keeps what another tab stored. */
type ReconnectTrigger = 'restore' | 'tab' | 'background'

async function reconnect(
  core: SessionCore,
  entry: RememberedConnection,
  deadline: Deadline,
  trigger: ReconnectTrigger,
): Promise<void> {
  const { walletId, connectorId: id } = entry
  cancelPendingReconnect(core, id)
  const lock = acquireLock(core, id)
  if (trigger !== 'background')
    core.update((state) =>
      addPendingConnection(state, { id, walletId, connectorId: id, status: 'reconnecting' }),
    )
  const signal = AbortSignal.any([lock.signal, deadline.signal])
  try {
    await waitForConnector(core, id, signal)
    const reconnected = await reconnectClaimant(core, entry, toReconnectRequest(entry, signal))
    if (lock.signal.aborted) return
    if (reconnected.kind === 'granted')
      return commitReconnected(core, entry, reconnected.connector, reconnected.result)
    // Forgotten when the permission is gone. A locked wallet looks the same until it reports an account again.
    core.update((state) => removeConnections(state, [id], reconnected.forget))
    reconnectOnAccount(core, entry, reconnected.claimants)
  } catch (error) {
    // A newer lock decides about this connection now.
    if (lock.signal.aborted) return
    core.ctx.logger.debug('A wallet did not reconnect.', { id, error })
    const claimants = findClaimants(core, id)
    if (claimants.length > 0) return reconnectOnAccount(core, entry, claimants)
    // Connected in another tab: its absence on this page does not end it there.
    core.update((state) => removeConnections(state, [id], trigger !== 'tab'))
    reconnectOnAppearance(core, entry)
  } finally {
    lock.release()
  }
}

function commitReconnected(
  core: SessionCore,
  entry: RememberedConnection,
  connector: Connector,
  result: ConnectionResult,
): void {
  const target = activeTarget(core.ctx.state.get())
  commitConnection(core, {
    walletId: walletIdOf(core, connector),
    connector,
    // A wallet that does not describe itself keeps its last description.
    result: { ...(entry.wallet ? { wallet: entry.wallet } : {}), ...result },
    silent: true,
    remembered: entry,
    deferNetworkEvent: true,
  })
  const connection = findConnected(core, entry.connectorId)
  if (connection && !shareAccount(connection, entry)) {
    notifyOtherAccount(core, connection, connector)
    // control: late-claimant-ignored
    reconnectOnNewClaimant(core, entry, connector)
  }
  emitNetworkChanged(core, target, true)
}

/** A wallet that reconnects with none of its remembered accounts is trusted, and the user gets a notice. */
function notifyOtherAccount(
  { ctx, liveConnectors }: SessionCore,
  connection: ConnectedConnection,
  connector: Connector,
): void {
  const [account] = connection.accounts
  const { name } = connector.traits
  // A word joiner: a line may break at an ellipsis, and the address is read as one word.
  const address = `${account.address.slice(0, 4)}…\u2060${account.address.slice(-6)}`
  const signal = liveConnectors.get(connection.id)?.connectionAbort.signal
  ctx.events.emit('session:account-changed', { connectionId: connection.id, account })
  ctx.notify({
    surface: 'alert',
    variant: 'warning',
    code: 'OTHER_ACCOUNT',
    text: (t) => t('session.other-account', OTHER_ACCOUNT, { name, address }),
    ...(signal ? { signal } : {}),
  })
}

/** After a pause of the page: subscribes again, and asks the wallet silently what has changed meanwhile. */
function refreshConnection(core: SessionCore, id: ConnectionId): void {
  const live = core.liveConnectors.get(id)
  const connection = findConnected(core, id)
  if (!live || !connection) return
  subscribeToWallet(core, live.connector)
  const deadline = startDeadline(core.ctx, RECONNECT_TIMEOUT_MS)
  core.ctx.spawn(async (run) => {
    // Once another wallet has taken its id, its answer does not count any more.
    // control: replaced-wallet-still-responds
    const signal = AbortSignal.any([run, live.connectionAbort.signal, deadline.signal])
    const request = toReconnectRequest(toRememberedConnection(connection), signal)
    try {
      const answer = await untilAborted(
        promiseTry(() => live.connector.reconnect(request)),
        signal,
      )
      const result = answer && parseConnectionResult(answer, core.resultRules)
      if (result === 'invalid') return
      if (!result || result === 'no-account') return endConnection(core, id, 'wallet', true)
      applyConnectionResult(core, id, result)
    } catch (error) {
      // The connection stays: the wallet has reported nothing else.
      core.ctx.logger.debug('A wallet did not report its connection.', { id, error })
    } finally {
      deadline.cancel()
    }
  })
}

function toReconnectRequest(
  { accounts, networkIds }: RememberedConnection,
  signal: AbortSignal,
): ReconnectRequest {
  const namespaces = [...new Set(accounts.map(({ namespace }) => namespace))]
  return { namespaces, networkId: networkIds[accounts[0].namespace], accounts, signal }
}
