import type { SwapRequest } from '../contract'
import { SwapStaleError } from '../errors'

/** Maximum age of a preview that is sent. */
const MAX_AGE_MS = 30_000

/** Throws `SWAP_STALE` for an old preview. */
export function requireFresh({ builtAtMs }: Pick<SwapRequest, 'builtAtMs'>, nowMs: number): void {
  const ageMs = nowMs - builtAtMs
  // control: stale-swap-sent
  if (ageMs < 0 || ageMs > MAX_AGE_MS) throw new SwapStaleError()
}
