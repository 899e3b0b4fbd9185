/** The current time and timers. All times are in milliseconds. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number
  /** Resolves after `ms`; rejects with the signal's reason when it aborts first. */
  wait(ms: number, signal?: AbortSignal): Promise<void>
  /** Calls `run` every `ms` until the signal aborts. */
  every(ms: number, run: () => void, signal: AbortSignal): void
}

export const systemClock: Clock = {
  now: () => Date.now(),
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
