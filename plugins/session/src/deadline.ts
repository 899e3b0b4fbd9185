import { RequestAbortedError } from '@latchkey/kernel'
import type { SessionContext } from './session-context'

/** Starts work that may throw at once; the other side's code is not trusted to be asynchronous. */
export function promiseTry<Result>(run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => resolve(run()))
}

export interface Deadline {
  /** Aborts when the time is over. */
  readonly signal: AbortSignal
  /** Ends the timer. */
  cancel(): void
}

export function startDeadline(ctx: SessionContext, ms: number): Deadline {
  const expired = new AbortController()
  const cancelled = new AbortController()
  ctx.clock.wait(ms, AbortSignal.any([cancelled.signal, ctx.signal])).then(
    () => expired.abort(new RequestAbortedError('deadline')),
    () => undefined,
  )
  return { signal: expired.signal, cancel: () => cancelled.abort() }
}
