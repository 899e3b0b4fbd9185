// Silent reconnects: when the plugin starts, when a wallet becomes available later, and when another tab has connected.
import { anySignal, untilAborted } from '@latchkey/kernel/async'
import type { Account, ConnectedConnection, ConnectionId, RememberedConnection } from '../contract/account'
import { activeAccount, activeTarget } from '../contract/active-selectors'
import type { Connector, ReconnectRequest } from '../contract/connector'
import { ONE_OF_SEVERAL, OTHER_ACCOUNT } from '../labels'
import {
  acquireLock,
  cancelPendingReconnect,
  type Deadline,
  findConnected,
  isReconnectPending,
  promiseTry,
  RECONNECT_TIMEOUT_MS,
  type RestoreNotice,
  type SessionCore,
  startDeadline,
} from '../session-core'
import { findClaimants, waitForConnector, walletIdOf } from '../wallets/find-connector'
import { haveSameAccounts, shareAccount } from './accounts'
import { applyStoredSelections } from './activate-connection'
import {
  applyConnectionResult,
  commitConnection,
  emitNetworkChanged,
  endConnection,
  subscribeToWallet,
} from './connection-lifecycle'
import { namespacesOf, parseConnectionResult, toRememberedConnection } from './connection-result'
import {
  type ReconnectResult,
  reconnectClaimant,
  reconnectOnAccount,
  reconnectOnAppearance,
  reconnectOnNewClaimant,
} from './reconnect-claimants'
import { confirmWallet, isForgottenAtEnd, mayReconnectWith } from './remembered-accounts'
import { resumePairing } from './resume-pairing'
import {
  addPendingConnection,
  forgetRemembered,
  removeConnections,
  setRestoreStatus,
} from './session-updates'

/** Reconnects the connections of the last visit, and refreshes those that are connected. Never prompts the user. */
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
    const reconnects = entries.map((entry) => reconnect(core, entry, deadline, 'restore'))
    // A stored connection of the same connector is reconnected first; only then its pending pairing is resumed.
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

/** Reconnects a wallet that was locked or absent before. The state shows no pending connection meanwhile. */
export function reconnectInBackground(core: SessionCore, entry: RememberedConnection): void {
  // While a wallet is being asked, it may report its accounts before it responds. That request then gets the response.
  if (core.locks.has(entry.connectorId)) return
  const deadline = startDeadline(core.ctx, RECONNECT_TIMEOUT_MS)
  core.ctx.spawn(() => reconnect(core, entry, deadline, 'background').finally(deadline.cancel))
}

/**
 * Connects and disconnects the wallets that another tab has connected or disconnected. Does nothing where both tabs agree,
 * so that tabs do not react to each other endlessly.
 */
export function syncWithOtherTabs(core: SessionCore): void {
  const { ctx, locks, disconnecting, pendingReconnects, liveConnectors, notices } = core
  if (!core.persistsConnections) return
  applyStoredSelections(core)
  const { remembered, connections } = ctx.state.get()
  const isRemembered = (id: ConnectionId): boolean => remembered.some(({ connectorId }) => connectorId === id)
  for (const { id, status } of Object.values(connections))
    if (status !== 'connecting' && !isRemembered(id)) {
      locks.get(id)?.cancel()
      endConnection(core, id, 'tab', true)
    }
  // A wallet that was disconnected in another tab must not reconnect later in this one.
  for (const [id, { storedEntry }] of pendingReconnects)
    if (storedEntry !== undefined && !isRemembered(id)) cancelPendingReconnect(core, id)
  for (const entry of remembered) {
    const id = entry.connectorId
    const connected = findConnected(core, id)
    const live = liveConnectors.get(id)
    // The user has confirmed in another tab what this one tells.
    const isTold = notices.get(id)?.code === 'OTHER_ACCOUNT'
    if (connected && live && isTold && haveSameAccounts(connected, entry))
      confirmWallet(core, id, live.connector)
    if (connections[id] || locks.has(id) || disconnecting.has(id) || isReconnectPending(core, entry)) continue
    const deadline = startDeadline(ctx, RECONNECT_TIMEOUT_MS)
    ctx.spawn(() => reconnect(core, entry, deadline, 'tab').finally(deadline.cancel))
  }
}

/** 'background': the state shows no pending connection. 'tab': an absent wallet stays stored for the other tab. */
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
  const signal = anySignal([lock.signal, deadline.signal])
  try {
    await waitForConnector(core, id, signal)
    const reconnected = await reconnectClaimant(core, entry, toReconnectRequest(entry, signal))
    if (lock.signal.aborted) return
    if (reconnected.kind === 'granted') {
      const { connector, result } = reconnected
      if (mayReconnectWith(core, entry, connector, result)) return commitReconnected(core, entry, reconnected)
      core.update((state) => removeConnections(state, [id], false))
      return reconnectOnAccount(core, entry, [connector])
    }
    // Removed from storage if no claimant has an account. It may only be locked: then it reports an account later.
    core.update((state) => removeConnections(state, [id], reconnected.forget))
    reconnectOnAccount(core, entry, reconnected.claimants)
  } catch (error) {
    // A newer operation has taken the lock of this connection.
    if (lock.signal.aborted) return
    core.ctx.logger.debug('A wallet did not reconnect.', { id, error })
    const claimants = findClaimants(core, id)
    if (claimants.length > 0) return reconnectOnAccount(core, entry, claimants)
    // A wallet that is connected in another tab stays stored, although it is absent in this one.
    core.update((state) => removeConnections(state, [id], trigger !== 'tab'))
    reconnectOnAppearance(core, entry)
  } finally {
    lock.release()
  }
}

function commitReconnected(
  core: SessionCore,
  entry: RememberedConnection,
  { connector, result, isOneOfSeveral }: Extract<ReconnectResult, { kind: 'granted' }>,
): void {
  const target = activeTarget(core.ctx.state.get())
  commitConnection(core, {
    walletId: walletIdOf(core, connector),
    connector,
    // A wallet that does not describe itself keeps its stored description.
    result: { ...(entry.wallet ? { wallet: entry.wallet } : {}), ...result },
    silent: true,
    remembered: entry,
    deferNetworkEvent: true,
  })
  const connection = findConnected(core, entry.connectorId)
  if (connection) {
    const other = otherAccountInUse(connection, entry)
    if (other) {
      core.ctx.events.emit('session:account-changed', { connectionId: connection.id, account: other })
      notifyAccount(core, connection, connector, other, 'OTHER_ACCOUNT')
    }
    // On each visit: nothing that a page can keep tells the wallet that the user has kept before from a copy of it.
    else if (isOneOfSeveral)
      notifyAccount(core, connection, connector, connection.accounts[0], 'ONE_OF_SEVERAL')
    // Addresses are public, so one that a wallet names behind the account in use is no evidence.
    if (other && core.confirmed.get(entry.connectorId) !== connector)
      reconnectOnNewClaimant(core, entry, connector)
  }
  emitNetworkChanged(core, target, true)
}

/** The first active account that is not remembered, in a namespace in which another one is. */
function otherAccountInUse(
  connection: ConnectedConnection,
  entry: RememberedConnection,
): Account | undefined {
  if (!shareAccount(connection, entry)) return connection.accounts[0]
  return namespacesOf(entry)
    .map((namespace) => activeAccount(connection, namespace))
    .find((account) => account && !shareAccount({ accounts: [account] }, entry))
}

/** Tells the user what is to be checked about the account with which a wallet has reconnected. */
function notifyAccount(
  { ctx, notices }: SessionCore,
  connection: ConnectedConnection,
  connector: Connector,
  account: Account,
  code: RestoreNotice['code'],
): void {
  const { name } = connector.traits
  // A word joiner (U+2060) after the ellipsis keeps the line from wrapping inside the address.
  const address = `${account.address.slice(0, 4)}…\u2060${account.address.slice(-6)}`
  const handle = ctx.notify({
    surface: 'alert',
    variant: 'warning',
    code,
    text: (t) =>
      code === 'OTHER_ACCOUNT'
        ? t('session.other-account', OTHER_ACCOUNT, { name, address })
        : t('session.one-of-several', ONE_OF_SEVERAL, { name, address }),
  })
  notices.set(connection.id, { code, handle })
}

/** After a restart of the plugin: subscribes to the wallet again, and reads its accounts and networks silently. */
function refreshConnection(core: SessionCore, id: ConnectionId): void {
  const live = core.liveConnectors.get(id)
  const connection = findConnected(core, id)
  if (!live || !connection) return
  subscribeToWallet(core, live.connector)
  const deadline = startDeadline(core.ctx, RECONNECT_TIMEOUT_MS)
  core.ctx.spawn(async (run) => {
    // If another wallet takes over the connection's id, the response is dropped.
    const signal = anySignal([run, live.connectionAbort.signal, deadline.signal])
    const request = toReconnectRequest(toRememberedConnection(connection), signal)
    try {
      const answer = await untilAborted(
        promiseTry(() => live.connector.reconnect(request)),
        signal,
      )
      const result = answer && parseConnectionResult(answer, core.resultRules)
      if (result === 'invalid') return
      if (!result || result === 'no-account')
        return endConnection(core, id, 'wallet', isForgottenAtEnd(core, id))
      applyConnectionResult(core, id, result)
    } catch (error) {
      // The connection stays, because the wallet has not reported that it ended.
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
