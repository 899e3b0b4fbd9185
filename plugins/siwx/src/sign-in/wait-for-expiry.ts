import type { Clock } from '@latchkey/kernel'
import type { SiwxSession } from '../contract'
import { endOf } from './session-rules'

/** Longest wait of one timer, in milliseconds. `setTimeout` supports at most 2^31 - 1. */
const LONGEST_WAIT_MS = 2_000_000_000

/** Calls `onExpiry` when the session expires by the time `now`, unless the signal aborts before. */
export async function waitForExpiry(
  clock: Pick<Clock, 'wait'>,
  now: () => number,
  session: SiwxSession,
  signal: AbortSignal,
  onExpiry: () => void,
): Promise<void> {
  const endMs = endOf(session)
  if (endMs === undefined) return
  try {
    while (endMs > now()) await clock.wait(Math.min(endMs - now(), LONGEST_WAIT_MS), signal)
  } catch {
    return
  }
  if (!signal.aborted) onExpiry()
}

/**
 * Returns a time of day that goes on from now also where the clock is set back, so that a session does not last longer then.
 * @returns milliseconds since 1970
 */
export function timeFromNow(clock: Pick<Clock, 'now' | 'elapsedMs'>): () => number {
  const aheadMs = clock.now() - clock.elapsedMs()
  // control: session-longer-by-a-clock-set-back
  return () => Math.max(clock.now(), clock.elapsedMs() + aheadMs)
}
