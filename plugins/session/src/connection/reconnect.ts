import { untilAborted } from '@latchkey/kernel/async'
import type { RememberedConnection } from '../contract/account'
import { type Deadline, promiseTry, startDeadline } from '../deadline'
import type { SessionCore } from '../session-core'
import { findClaimants, reconnectClaimant } from '../wallets/claimants'
import { walletIdOf } from '../wallets/find-connector'
import { applyStoredSelections } from './activate'
import { applyConnectionResult, endConnection, findConnected } from './apply-wallet-events'
import { commitConnection, subscribeToWallet } from './connection-lifecycle'
import { acquireLock } from './connection-lock'
import { parseConnectionResult } from './connection-result'
import {
  cancelPendingReconnect,
  reconnectOnAccount,
  reconnectOnAppearance,
  serializeRemembered,
  waitForConnector,
} from './pending-reconnects'
import { addPendingConnection, removeConnections, toRememberedConnection } from './reducer'
import { resumePairing } from './resume-pairing'

/** How long a page may show 'reconnecting', and how long a silent answer may take. */
export const RECONNECT_TIMEOUT_MS = 5_000

/** Brings back what was connected on the last visit. Never a prompt. */
export function restoreConnections(core: SessionCore): void {
  const { ctx } = core
  for (const { id } of Object.values(ctx.state.get().connections)) refreshConnection(core, id)
  if (!core.persistsConnections) {
    const ids = ctx.state.get().remembered.map(({ connectorId }) => connectorId)
    core.update((state) => ({
      ...removeConnections(
        state,
        ids.filter((id) => !findConnected(core, id)),
        false,
      ),
      remembered: [],
      pendingPairing: undefined,
      restoreStatus: 'done',
    }))
    return
  }
  const entries = ctx.state.get().remembered.filter(({ connectorId }) => !findConnected(core, connectorId))
  const deadline = startDeadline(ctx, RECONNECT_TIMEOUT_MS)
  ctx.spawn(async (signal) => {
    core.update(() => ({ restoreStatus: 'waiting' }))
    const { pendingPairing: pending } = ctx.state.get()
    const returns = ctx.batch(() => entries.map((entry) => reconnect(core, entry, deadline, 'resume')))
    // A session that there was before comes first.
    const own = returns[entries.findIndex(({ connectorId }) => connectorId === pending?.connectorId)]
    ctx.spawn(async () => {
      await own
      await resumePairing(core)
    })
    await Promise.all(returns)
    deadline.cancel()
    if (!signal.aborted) core.update(() => ({ restoreStatus: 'done' }))
  })
}

/** The same for one wallet, without showing it: it was away or locked, and the visitor was told so. */
export function reconnectInBackground(core: SessionCore, entry: RememberedConnection): void {
  // A wallet that is being asked names its accounts before it answers: the answer is for whoever asked.
  if (core.locks.has(entry.connectorId)) return
  const deadline = startDeadline(core.ctx, RECONNECT_TIMEOUT_MS)
  core.ctx.spawn(() => reconnect(core, entry, deadline, 'quiet').finally(deadline.cancel))
}

/** What another tab kept or forgot happens here too. Nothing is done where both agree, so tabs never answer. */
export function syncWithOtherTabs(core: SessionCore): void {
  const { ctx, locks: turns, disconnecting: leaving, pendingReconnects: watches } = core
  if (!core.persistsConnections) return
  applyStoredSelections(core)
  const { remembered, connections } = ctx.state.get()
  for (const { id, status } of Object.values(connections))
    if (status !== 'connecting' && !remembered.some(({ connectorId }) => connectorId === id)) {
      turns.get(id)?.cancel()
      endConnection(core, id, 'tab', true)
    }
  // What was left in another tab does not come back in this one.
  for (const [id, { storedEntry: stored }] of watches)
    if (stored !== undefined && !remembered.some(({ connectorId }) => connectorId === id))
      cancelPendingReconnect(core, id)
  for (const entry of remembered) {
    const id = entry.connectorId
    if (connections[id] || turns.has(id) || leaving.has(id)) continue
    if (watches.get(id)?.storedEntry === serializeRemembered(entry)) continue
    const deadline = startDeadline(ctx, RECONNECT_TIMEOUT_MS)
    ctx.spawn(() => reconnect(core, entry, deadline, 'follow').finally(deadline.cancel))
  }
}

/** A new page, another tab's doing, or a wallet that is told apart from neither: only that one is not shown. */
type ReconnectTrigger = 'resume' | 'follow' | 'quiet'

async function reconnect(
  core: SessionCore,
  entry: RememberedConnection,
  deadline: Deadline,
  on: ReconnectTrigger,
): Promise<void> {
  const { walletId, connectorId: id, accounts } = entry
  cancelPendingReconnect(core, id)
  const turn = acquireLock(core, id)
  if (on !== 'quiet')
    core.update((state) =>
      addPendingConnection(state, { id, walletId, connectorId: id, status: 'reconnecting' }),
    )
  const signal = AbortSignal.any([turn.signal, deadline.signal])
  try {
    await waitForConnector(core, id, signal)
    const request = { ...requestedScope(entry), accounts, signal }
    const reconnected = await reconnectClaimant(core, entry, request)
    if (turn.signal.aborted) return
    if (reconnected.kind === 'granted') {
      const { connector, result } = reconnected
      return commitConnection(core, {
        walletId: walletIdOf(core, connector),
        connector,
        // Who it was last time, where it does not say so again.
        result: { ...(entry.wallet ? { wallet: entry.wallet } : {}), ...result },
        silent: true,
        remembered: entry,
      })
    }
    // No longer allowed: forgotten, and told apart from a locked wallet only when an account comes back.
    core.update((state) => removeConnections(state, [id], reconnected.forget))
    reconnectOnAccount(core, entry, reconnected.claimants)
  } catch (error) {
    // A newer intent speaks for this wallet now.
    if (turn.signal.aborted) return
    core.ctx.logger.debug('A wallet did not come back.', { id, error })
    const claimants = findClaimants(core, id)
    if (claimants.length > 0) return reconnectOnAccount(core, entry, claimants)
    // Another tab is connected to it: that it is not on this page is no reason to end it there.
    core.update((state) => removeConnections(state, [id], on !== 'follow'))
    reconnectOnAppearance(core, entry)
  } finally {
    turn.release()
  }
}

/** After a pause of the page nothing is certain: listen again, and ask silently what is true now. */
function refreshConnection(core: SessionCore, id: string): void {
  const live = core.liveConnectors.get(id)
  const connection = findConnected(core, id)
  if (!live || !connection) return
  subscribeToWallet(core, live.connector)
  const deadline = startDeadline(core.ctx, RECONNECT_TIMEOUT_MS)
  core.ctx.spawn(async (run) => {
    // Once another wallet has its place, its answer says nothing of that one.
    const signal = AbortSignal.any([run, live.connectionAbort.signal, deadline.signal])
    const { accounts } = connection
    try {
      const answer = await untilAborted(
        promiseTry(() =>
          live.connector.reconnect({
            ...requestedScope(toRememberedConnection(connection)),
            accounts,
            signal,
          }),
        ),
        signal,
      )
      const result = answer && parseConnectionResult(answer, core.resultRules)
      if (result === 'invalid') return
      if (!result || result === 'no-account') return endConnection(core, id, 'wallet', true)
      applyConnectionResult(core, id, result)
    } catch (error) {
      // It was connected and has not said otherwise.
      core.ctx.logger.debug('A wallet did not say what is true now.', { id, error })
    } finally {
      deadline.cancel()
    }
  })
}

function requestedScope({ accounts, networkIds }: RememberedConnection): {
  readonly namespaces: readonly string[]
  readonly networkId: RememberedConnection['networkIds'][string]
} {
  const namespaces = [...new Set(accounts.map(({ namespace }) => namespace))]
  return { namespaces, networkId: networkIds[accounts[0].namespace] }
}
