/** The current time and timers. All times are in milliseconds. */
export interface Clock {
  /**
   * The time of day, in milliseconds since the epoch. The user and the system set it forwards and back, so it is for times that
   * are shown, signed or stored. An age of a stored time is bounded: `isWithin` of `@latchkey/kernel/queries`.
   */
  now(): number
  /**
   * Milliseconds since a moment that stays the same while the page lives. It never goes back, and setting the clock does not
   * change it, so it is for ages, pauses and time limits within one page. It means nothing to another page, and a computer
   * that sleeps may not count it.
   * @see https://www.w3.org/TR/hr-time-3/#dfn-monotonic-clock
   * @example
   * const readAt = clock.elapsedMs()
   * const isFresh = () => clock.elapsedMs() - readAt < 15_000
   */
  elapsedMs(): number
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
  /** Calls `run` every `ms` until the signal aborts. */
  every(ms: number, run: () => void, signal: AbortSignal): void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsedMs: () => performance.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const abort = (): void => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort)
        resolve()
      }, ms)
      signal?.addEventListener('abort', abort, { once: true })
    }),
  every: (ms, run, signal) => {
    if (signal.aborted) return
    const timer = setInterval(run, ms)
    signal.addEventListener('abort', () => clearInterval(timer), { once: true })
  },
}
