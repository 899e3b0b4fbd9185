import type { Clock } from '@latchkey/kernel'

/** The machine's own time: the relay library has no other. */
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
