import { anySignal, untilAborted } from '@latchkey/kernel/async'
import type { ConnectionResult } from '../contract/account'
import type { Connector } from '../contract/connector'
import type { PendingPairing } from '../contract/session-state'
import { findConnected, type SessionCore, startDeadline, withAddressFormatters } from '../session-core'
import { findConnector, preferredNetworkId, waitForConnector } from '../wallets/find-connector'
import { commitConnection } from './connection-lifecycle'
import { parseConnectionResult } from './connection-result'
import { clearPendingPairing } from './session-updates'

/** The longest time that a pairing code can be valid. A stored expiry beyond it is ignored. */
const MAX_PENDING_MS = 600_000

/**
 * Waits for the approval of a pairing that an earlier page started. Sends no request to the wallet, and adds the connection
 * to the state only after the approval. Ends when `pendingPairing` changes, after a connect, a disconnect or another pairing
 * in any tab. Never rejects.
 */
export async function resumePairing(core: SessionCore): Promise<void> {
  const { ctx } = core
  const { pendingPairing } = ctx.state.get()
  // If this page is connecting with the same connector, that attempt gets the result.
  if (!pendingPairing || core.attempt?.id === pendingPairing.connectorId) return
  const { connectorId: id, untilMs } = pendingPairing
  const remainingMs = untilMs - ctx.clock.now()
  const isValid = remainingMs > 0 && remainingMs <= MAX_PENDING_MS
  if (!isValid || core.attempt || findConnected(core, id)) return core.update(clearPendingPairing)
  const deadline = startDeadline(ctx, remainingMs)
  const superseded = new AbortController()
  const unsubscribe = ctx.state.subscribe((next) => {
    if (next.pendingPairing?.connectorId !== id || next.pendingPairing.untilMs !== untilMs) superseded.abort()
  })
  const signal = anySignal([superseded.signal, deadline.signal, ctx.signal])
  try {
    const connector = await waitForConnector(core, id, signal)
    const result = await waitForApproval(core, connector, pendingPairing, signal)
    if (!result) return core.update(clearPendingPairing)
    const { walletId = id } = findConnector(core, id, undefined) ?? {}
    commitConnection(core, { walletId, connector, result, silent: true })
  } catch (error) {
    // Stays stored until the code expires: the relay may be reachable from the next page.
    if (deadline.signal.aborted) core.update(clearPendingPairing)
    ctx.logger.debug('A pairing was not resumed.', { id, error })
  } finally {
    unsubscribe()
    deadline.cancel()
  }
}

/** `undefined` if the wallet does not approve, or if the connector cannot resume a pairing. */
async function waitForApproval(
  core: SessionCore,
  connector: Connector,
  { connectorId, untilMs }: PendingPairing,
  signal: AbortSignal,
): Promise<ConnectionResult | undefined> {
  const { namespaces = [] } = findConnector(core, connectorId, undefined) ?? {}
  if (!connector.pairing || namespaces.length === 0) return undefined
  const networkId = preferredNetworkId(core, namespaces)
  const request = { namespaces, networkId, accounts: [], pendingUntilMs: untilMs, signal }
  const answer = await untilAborted(
    withAddressFormatters(core, namespaces, () => connector.reconnect(request)),
    signal,
  )
  const result = answer && parseConnectionResult(answer, core.resultRules)
  return typeof result === 'object' ? result : undefined
}
