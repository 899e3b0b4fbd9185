import { untilAborted } from '@latchkey/kernel/async'
import { withAddressWriters } from './address-writers'
import { readConnectionResult } from './connection-result'
import type { Connector } from './connector'
import { startDeadline } from './deadline'
import { forgetPending } from './pending-pairing'
import type { SessionCore } from './session-core'
import type { PendingPairing } from './session-state'
import { settle } from './settle'
import { connectedState } from './wallet-reports'
import { connectorAppears } from './watch'
import { findWay, preferredNetwork } from './ways'

/** No code is good for longer, whatever the storage says. */
const PENDING_LIMIT_MS = 600_000

/**
 * Takes up what a page that was thrown away waited for. Nothing is shown of it before the wallet has said yes, and no
 * wallet is asked. It ends with `pending`: when somebody connects, leaves or asks anew, in this tab or another one.
 */
export async function takeUp(core: SessionCore): Promise<void> {
  const { ctx } = core
  const { pendingPairing: pending } = ctx.state.get()
  // What this page itself asks has its own answer.
  if (!pending || core.attempt?.id === pending.connectorId) return
  const { connectorId: id, untilMs } = pending
  const restMs = untilMs - ctx.clock.now()
  const isGood = restMs > 0 && restMs <= PENDING_LIMIT_MS
  if (!isGood || core.attempt || connectedState(core, id)) return forgetPending(core)
  const deadline = startDeadline(ctx, restMs)
  const over = new AbortController()
  const stop = ctx.state.subscribe((next) => {
    if (next.pendingPairing?.connectorId !== id || next.pendingPairing.untilMs !== untilMs) over.abort()
  })
  const signal = AbortSignal.any([over.signal, deadline.signal, ctx.signal])
  try {
    const connector = await connectorAppears(core, id, signal)
    const result = await wait(core, connector, pending, signal)
    if (typeof result !== 'object') return forgetPending(core)
    const { walletId = id } = findWay(core, id, undefined) ?? {}
    settle(core, { walletId, connector, result, silent: true })
  } catch (error) {
    // What could not be reached may be there for the next page, as long as the code is good.
    if (deadline.signal.aborted) forgetPending(core)
    ctx.logger.debug('A pairing was not taken up.', { id, error })
  } finally {
    stop()
    deadline.cancel()
  }
}

async function wait(
  core: SessionCore,
  connector: Connector,
  { connectorId, untilMs }: PendingPairing,
  signal: AbortSignal,
): Promise<ReturnType<typeof readConnectionResult> | undefined> {
  const { namespaces = [] } = findWay(core, connectorId, undefined) ?? {}
  if (!connector.pairing || namespaces.length === 0) return undefined
  const networkId = preferredNetwork(core, namespaces)
  const asked = { namespaces, networkId, accounts: [], pendingUntilMs: untilMs, signal }
  const answer = await untilAborted(
    withAddressWriters(core, namespaces, () => connector.reconnect(asked)),
    signal,
  )
  return answer && readConnectionResult(answer, core.rules)
}
