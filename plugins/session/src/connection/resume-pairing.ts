import { untilAborted } from '@latchkey/kernel/async'
import type { Connector } from '../contract/connector'
import type { PendingPairing } from '../contract/session-state'
import { startDeadline } from '../deadline'
import type { SessionCore } from '../session-core'
import { findConnector, preferredNetworkId } from '../wallets/find-connector'
import { withAddressFormatters } from './address-formatting'
import { findConnected } from './apply-wallet-events'
import { commitConnection } from './connection-lifecycle'
import { parseConnectionResult } from './connection-result'
import { clearPendingPairing } from './pending-pairing'
import { waitForConnector } from './pending-reconnects'

/** No code is good for longer, whatever the storage says. */
const MAX_PENDING_MS = 600_000

/**
 * Takes up what a page that was thrown away waited for. Nothing is shown of it before the wallet has said yes, and no
 * wallet is asked. It ends with `pending`: when somebody connects, leaves or asks anew, in this tab or another one.
 */
export async function resumePairing(core: SessionCore): Promise<void> {
  const { ctx } = core
  const { pendingPairing: pending } = ctx.state.get()
  // What this page itself asks has its own answer.
  if (!pending || core.attempt?.id === pending.connectorId) return
  const { connectorId: id, untilMs } = pending
  const restMs = untilMs - ctx.clock.now()
  const isGood = restMs > 0 && restMs <= MAX_PENDING_MS
  if (!isGood || core.attempt || findConnected(core, id)) return clearPendingPairing(core)
  const deadline = startDeadline(ctx, restMs)
  const superseded = new AbortController()
  const stop = ctx.state.subscribe((next) => {
    if (next.pendingPairing?.connectorId !== id || next.pendingPairing.untilMs !== untilMs) superseded.abort()
  })
  const signal = AbortSignal.any([superseded.signal, deadline.signal, ctx.signal])
  try {
    const connector = await waitForConnector(core, id, signal)
    const result = await reconnectPending(core, connector, pending, signal)
    if (typeof result !== 'object') return clearPendingPairing(core)
    const { walletId = id } = findConnector(core, id, undefined) ?? {}
    commitConnection(core, { walletId, connector, result, silent: true })
  } catch (error) {
    // What could not be reached may be there for the next page, as long as the code is good.
    if (deadline.signal.aborted) clearPendingPairing(core)
    ctx.logger.debug('A pairing was not taken up.', { id, error })
  } finally {
    stop()
    deadline.cancel()
  }
}

async function reconnectPending(
  core: SessionCore,
  connector: Connector,
  { connectorId, untilMs }: PendingPairing,
  signal: AbortSignal,
): Promise<ReturnType<typeof parseConnectionResult> | undefined> {
  const { namespaces = [] } = findConnector(core, connectorId, undefined) ?? {}
  if (!connector.pairing || namespaces.length === 0) return undefined
  const networkId = preferredNetworkId(core, namespaces)
  const asked = { namespaces, networkId, accounts: [], pendingUntilMs: untilMs, signal }
  const answer = await untilAborted(
    withAddressFormatters(core, namespaces, () => connector.reconnect(asked)),
    signal,
  )
  return answer && parseConnectionResult(answer, core.resultRules)
}
