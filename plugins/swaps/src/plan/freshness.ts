import type { SwapRequest } from '../contract'
import { SwapStaleError } from '../errors'

/** Maximum age of a preview that is sent. */
const MAX_AGE_MS = 30_000

/**
 * Whether something that was read or built is not older than this, by the page's monotonic clock. What lies in the future is of
 * another page, so its age is unknown.
 */
export function isFresh(sinceMs: number, nowMs: number, maxAgeMs: number): boolean {
  const ageMs = nowMs - sinceMs
  // control: age-of-another-page
  return ageMs >= 0 && ageMs <= maxAgeMs
}

/** Throws `SWAP_STALE` for an old preview. */
export function requireFresh({ builtAtMs }: Pick<SwapRequest, 'builtAtMs'>, nowMs: number): void {
  // control: stale-swap-sent
  if (!isFresh(builtAtMs, nowMs, MAX_AGE_MS)) throw new SwapStaleError()
}
