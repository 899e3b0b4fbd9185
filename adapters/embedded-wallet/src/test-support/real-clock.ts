import type { Clock } from '@latchkey/kernel'

/** The system's clock and timers. */
export const realClock: Clock = {
  now: () => Date.now(),
  elapsedMs: () => performance.now(),
  wait: (ms, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const timer = setTimeout(resolve, ms)
      const stop = (): void => {
        clearTimeout(timer)
        reject(signal?.reason)
      }
      signal?.addEventListener('abort', stop, { once: true })
    }),
  every: () => undefined,
}
