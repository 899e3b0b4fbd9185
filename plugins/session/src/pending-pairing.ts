import type { Remove } from '@latchkey/kernel'
import type { Connector } from './connector'
import type { SessionCore } from './session-core'

/**
 * Keeps until when the wallet may say yes, as long as one is asked that pairs: on a phone the page may be thrown away
 * while the visitor is in the wallet's app. What ends is the listening; what was kept stays until it is forgotten.
 */
export function keepPending({ keep, change }: SessionCore, { id, pairing }: Connector): Remove {
  if (!keep || !pairing) return () => undefined
  const note = (): void => {
    const shown = pairing.get()
    if (shown.status === 'ready')
      change(() => ({ pendingPairing: { connectorId: id, untilMs: shown.expiresAtMs } }))
  }
  note()
  return pairing.subscribe(note)
}

/** Nobody waits any more, in no tab. */
export function forgetPending({ ctx, change }: SessionCore): void {
  if (ctx.state.get().pendingPairing) change(() => ({ pendingPairing: undefined }))
}
