import { RequestAbortedError } from '@latchkey/kernel'
import type { SessionContext } from './session-context'

/** Starts work that may throw at once; the other side's code is not trusted to be asynchronous. */
export function attempt<Result>(run: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve) => resolve(run()))
}

/** Waits for work no longer than the signal allows. What the work says afterwards is dropped. */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    const forget = (): void => signal.removeEventListener('abort', stop)
    work.then(resolve, reject).then(forget, forget)
  })
}

export interface Deadline {
  /** Aborts when the time is over. */
  readonly signal: AbortSignal
  /** Ends the timer. */
  cancel(): void
}

export function startDeadline(ctx: SessionContext, ms: number): Deadline {
  const over = new AbortController()
  const cancelled = new AbortController()
  ctx.clock.wait(ms, AbortSignal.any([cancelled.signal, ctx.signal])).then(
    () => over.abort(new RequestAbortedError('deadline')),
    () => undefined,
  )
  return { signal: over.signal, cancel: () => cancelled.abort() }
}
