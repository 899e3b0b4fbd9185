import { untilAborted } from '@latchkey/kernel/async'
import type { RememberedConnection } from './account'
import { followChoices } from './activate'
import { claimantsOf, reconnectClaimant } from './claimants'
import { opening, rememberedOf, without } from './connection-changes'
import { readConnectionResult } from './connection-result'
import { attempt, type Deadline, startDeadline } from './deadline'
import type { SessionCore } from './session-core'
import { hear, settle } from './settle'
import { takeUp } from './take-up'
import { takeTurn } from './turn'
import { connectedState, endConnection, reportResult } from './wallet-reports'
import { connectorAppears, stopWatching, storedForm, watchForAccount, watchForConnector } from './watch'
import { walletIdOf } from './ways'

/** How long a page may show 'reconnecting', and how long a silent answer may take. */
export const RESUME_DEADLINE_MS = 5_000

/** Brings back what was connected on the last visit. Never a prompt. */
export function resume(core: SessionCore): void {
  const { ctx } = core
  for (const { id } of Object.values(ctx.state.get().connections)) hearAgain(core, id)
  if (!core.keep) {
    const ids = ctx.state.get().remembered.map(({ connectorId }) => connectorId)
    core.change((state) => ({
      ...without(
        state,
        ids.filter((id) => !connectedState(core, id)),
        false,
      ),
      remembered: [],
      pendingPairing: undefined,
      restoreStatus: 'done',
    }))
    return
  }
  const entries = ctx.state.get().remembered.filter(({ connectorId }) => !connectedState(core, connectorId))
  const deadline = startDeadline(ctx, RESUME_DEADLINE_MS)
  ctx.spawn(async (signal) => {
    core.change(() => ({ restoreStatus: 'waiting' }))
    const { pendingPairing: pending } = ctx.state.get()
    const returns = ctx.batch(() => entries.map((entry) => comeBack(core, entry, deadline, 'resume')))
    // A session that there was before comes first.
    const own = returns[entries.findIndex(({ connectorId }) => connectorId === pending?.connectorId)]
    ctx.spawn(async () => {
      await own
      await takeUp(core)
    })
    await Promise.all(returns)
    deadline.cancel()
    if (!signal.aborted) core.change(() => ({ restoreStatus: 'done' }))
  })
}

/** The same for one wallet, without showing it: it was away or locked, and the visitor was told so. */
export function comeBackQuietly(core: SessionCore, entry: RememberedConnection): void {
  // A wallet that is being asked names its accounts before it answers: the answer is for whoever asked.
  if (core.turns.has(entry.connectorId)) return
  const deadline = startDeadline(core.ctx, RESUME_DEADLINE_MS)
  core.ctx.spawn(() => comeBack(core, entry, deadline, 'quiet').finally(deadline.cancel))
}

/** What another tab kept or forgot happens here too. Nothing is done where both agree, so tabs never answer. */
export function follow(core: SessionCore): void {
  const { ctx, turns, leaving, watches } = core
  if (!core.keep) return
  followChoices(core)
  const { remembered, connections } = ctx.state.get()
  for (const { id, status } of Object.values(connections))
    if (status !== 'connecting' && !remembered.some(({ connectorId }) => connectorId === id)) {
      turns.get(id)?.abandon()
      endConnection(core, id, 'tab', true)
    }
  // What was left in another tab does not come back in this one.
  for (const [id, { stored }] of watches)
    if (stored !== undefined && !remembered.some(({ connectorId }) => connectorId === id))
      stopWatching(core, id)
  for (const entry of remembered) {
    const id = entry.connectorId
    if (connections[id] || turns.has(id) || leaving.has(id)) continue
    if (watches.get(id)?.stored === storedForm(entry)) continue
    const deadline = startDeadline(ctx, RESUME_DEADLINE_MS)
    ctx.spawn(() => comeBack(core, entry, deadline, 'follow').finally(deadline.cancel))
  }
}

/** A new page, another tab's doing, or a wallet that is told apart from neither: only that one is not shown. */
type Occasion = 'resume' | 'follow' | 'quiet'

async function comeBack(
  core: SessionCore,
  entry: RememberedConnection,
  deadline: Deadline,
  on: Occasion,
): Promise<void> {
  const { walletId, connectorId: id, accounts } = entry
  stopWatching(core, id)
  const turn = takeTurn(core, id)
  if (on !== 'quiet')
    core.change((state) => opening(state, { id, walletId, connectorId: id, status: 'reconnecting' }))
  const signal = AbortSignal.any([turn.signal, deadline.signal])
  try {
    await connectorAppears(core, id, signal)
    const request = { ...namespacesAndNetwork(entry), accounts, signal }
    const reconnected = await reconnectClaimant(core, entry, request)
    if (turn.signal.aborted) return
    if (reconnected.kind === 'granted') {
      const { connector, result } = reconnected
      return settle(core, {
        walletId: walletIdOf(core, connector),
        connector,
        // Who it was last time, where it does not say so again.
        result: { ...(entry.wallet ? { wallet: entry.wallet } : {}), ...result },
        silent: true,
        before: entry,
      })
    }
    // No longer allowed: forgotten, and told apart from a locked wallet only when an account comes back.
    core.change((state) => without(state, [id], reconnected.forget))
    watchForAccount(core, entry, reconnected.claimants)
  } catch (error) {
    // A newer intent speaks for this wallet now.
    if (turn.signal.aborted) return
    core.ctx.logger.debug('A wallet did not come back.', { id, error })
    const claimants = claimantsOf(core, id)
    if (claimants.length > 0) return watchForAccount(core, entry, claimants)
    // Another tab is connected to it: that it is not on this page is no reason to end it there.
    core.change((state) => without(state, [id], on !== 'follow'))
    watchForConnector(core, entry)
  } finally {
    turn.end()
  }
}

/** After a pause of the page nothing is certain: listen again, and ask silently what is true now. */
function hearAgain(core: SessionCore, id: string): void {
  const live = core.live.get(id)
  const connection = connectedState(core, id)
  if (!live || !connection) return
  hear(core, live.connector)
  const deadline = startDeadline(core.ctx, RESUME_DEADLINE_MS)
  core.ctx.spawn(async (run) => {
    // Once another wallet has its place, its answer says nothing of that one.
    const signal = AbortSignal.any([run, live.end.signal, deadline.signal])
    const { accounts } = connection
    try {
      const answer = await untilAborted(
        attempt(() =>
          live.connector.reconnect({ ...namespacesAndNetwork(rememberedOf(connection)), accounts, signal }),
        ),
        signal,
      )
      const result = answer && readConnectionResult(answer, core.rules)
      if (result === 'invalid') return
      if (!result || result === 'no-account') return endConnection(core, id, 'wallet', true)
      reportResult(core, id, result)
    } catch (error) {
      // It was connected and has not said otherwise.
      core.ctx.logger.debug('A wallet did not say what is true now.', { id, error })
    } finally {
      deadline.cancel()
    }
  })
}

function namespacesAndNetwork({ accounts, networkIds }: RememberedConnection): {
  readonly namespaces: readonly string[]
  readonly networkId: RememberedConnection['networkIds'][string]
} {
  const namespaces = [...new Set(accounts.map(({ namespace }) => namespace))]
  return { namespaces, networkId: networkIds[accounts[0].namespace] }
}
