import type { Remove } from '@latchkey/kernel'
import type { Connector } from '../contract/connector'
import type { SessionCore } from '../session-core'

/**
 * Keeps until when the wallet may say yes, as long as one is asked that pairs: on a phone the page may be thrown away
 * while the visitor is in the wallet's app. What ends is the listening; what was kept stays until it is forgotten.
 */
export function persistPendingPairing(
  { persistsConnections: keep, update: change }: SessionCore,
  { id, pairing }: Connector,
): Remove {
  if (!keep || !pairing) return () => undefined
  const persist = (): void => {
    const state = pairing.get()
    if (state.status === 'ready')
      change(() => ({ pendingPairing: { connectorId: id, untilMs: state.expiresAtMs } }))
  }
  persist()
  return pairing.subscribe(persist)
}

/** Nobody waits any more, in no tab. */
export function clearPendingPairing({ ctx, update: change }: SessionCore): void {
  if (ctx.state.get().pendingPairing) change(() => ({ pendingPairing: undefined }))
}
