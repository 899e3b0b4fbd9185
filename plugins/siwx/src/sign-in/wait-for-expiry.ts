import type { Clock } from '@latchkey/kernel'
import type { SiwxSession } from '../contract'
import { endOf } from './session-rules'

/** Longest wait of one timer, in milliseconds. `setTimeout` supports at most 2^31 - 1. */
const LONGEST_WAIT_MS = 2_000_000_000

/** Calls `onExpiry` when the session expires, unless the signal aborts before. */
export async function waitForExpiry(
  clock: Pick<Clock, 'now' | 'wait'>,
  session: SiwxSession,
  signal: AbortSignal,
  onExpiry: () => void,
): Promise<void> {
  const endMs = endOf(session)
  if (endMs === undefined) return
  try {
    while (endMs > clock.now()) await clock.wait(Math.min(endMs - clock.now(), LONGEST_WAIT_MS), signal)
  } catch {
    return
  }
  if (!signal.aborted) onExpiry()
}
