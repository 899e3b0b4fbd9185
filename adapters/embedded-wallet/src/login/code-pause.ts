import { CODE_PAUSE_MS } from '../contract'

/** How long until another code may be sent, in ms; 0 when it may be sent now. */
export function codePauseLeftMs(codeSentAtMs: number | undefined, nowMs: number): number {
  const leftMs = codeSentAtMs === undefined ? 0 : codeSentAtMs + CODE_PAUSE_MS - nowMs
  // The clock may have been set back since then, so a pause longer than the maximum does not count.
  return leftMs > 0 && leftMs <= CODE_PAUSE_MS ? leftMs : 0
}
