import type { SwapRequest } from '../contract'
import { SwapStaleError } from '../errors'

/** Maximum age of a preview that is sent. */
const MAX_AGE_MS = 30_000

/**
 * Whether something that was read or built is not older than this. What lies in the future was read before the clock was set
 * back, so its age is unknown.
 */
export function isFresh(sinceMs: number, nowMs: number, maxAgeMs: number): boolean {
  const ageMs = nowMs - sinceMs
  // control: cached-before-the-clock-was-set-back
  return ageMs >= 0 && ageMs <= maxAgeMs
}

/** Throws `SWAP_STALE` for an old preview. */
export function requireFresh({ builtAtMs }: Pick<SwapRequest, 'builtAtMs'>, nowMs: number): void {
  // control: stale-swap-sent
  if (!isFresh(builtAtMs, nowMs, MAX_AGE_MS)) throw new SwapStaleError()
}
