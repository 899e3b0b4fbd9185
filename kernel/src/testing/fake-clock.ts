import type { Clock } from '../ports/clock'

export interface FakeClock extends Clock {
  /** Advances both times by `ms`, which is not negative, and runs all due timers in order. */
  advance(ms: number): Promise<void>
  /** Sets the time of day forwards, or back by a negative `ms`. `elapsedMs` and the timers stay as they are. */
  setBy(ms: number): void
  /** Number of pending waits and intervals. */
  readonly waiting: number
}

interface Timer {
  at: number
  readonly run: () => void
  readonly everyMs: number | undefined
}

/** Where `elapsedMs` begins: at another number than a test's time of day, so that one taken for the other is noticed. */
const LOADED_MS = 77_000_000

/** Creates a clock whose times change only with `advance` and `setBy`. */
export function createFakeClock(startMs = 0): FakeClock {
  const timers = new Set<Timer>()
  let elapsed = 0
  let setByMs = startMs
  const flushTasks = async (): Promise<void> => {
    // What is due may fetch what keeps a change or sends a request, and go on from there.
    for (let fetched = 0; fetched < 2; fetched += 1) {
      await import('../store/persist-slice')
      for (let count = 0; count < 30; count += 1) await Promise.resolve()
    }
  }
  return {
    now: () => setByMs + elapsed,
    elapsedMs: () => LOADED_MS + elapsed,
    setBy(ms) {
      setByMs += ms
    },
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const abort = (): void => {
          timers.delete(timer)
          reject(signal?.reason)
        }
        const run = (): void => {
          signal?.removeEventListener('abort', abort)
          resolve()
        }
        const timer: Timer = { at: elapsed + ms, run, everyMs: undefined }
        timers.add(timer)
        signal?.addEventListener('abort', abort, { once: true })
      }),
    every(ms, run, signal) {
      if (signal.aborted) return
      const timer: Timer = { at: elapsed + ms, run, everyMs: ms }
      timers.add(timer)
      signal.addEventListener('abort', () => timers.delete(timer), { once: true })
    },
    async advance(ms) {
      const end = elapsed + ms
      await flushTasks()
      for (;;) {
        const due = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!due) break
        elapsed = due.at
        if (due.everyMs === undefined) timers.delete(due)
        else due.at += due.everyMs
        due.run()
        await flushTasks()
      }
      elapsed = end
    },
    get waiting() {
      return timers.size
    },
  }
}
