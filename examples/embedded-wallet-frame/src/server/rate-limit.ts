/** Counts what happens for each key, and says whether more is allowed. */
export interface RateLimit {
  /** Whether one more is allowed for this key. */
  isWithin(key: string): boolean
  count(key: string): void
}

export interface RateLimitOptions {
  /** How many are allowed for each key in one window of time. */
  readonly limit: number
  readonly windowMs: number
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Maximum number of keys that are counted at a time. */
const MAX_KEYS = 50_000

/** Creates counters in this process’ memory. A window begins with the first thing that is counted for a key. */
export function createRateLimit({ limit, windowMs, now }: RateLimitOptions): RateLimit {
  const counters = new Map<string, { count: number; readonly endsAtMs: number }>()
  /** By a clock that is no number none is. */
  const isOver = ({ endsAtMs }: { readonly endsAtMs: number }): boolean => now() >= endsAtMs
  const find = (key: string) => {
    const counter = counters.get(key)
    return counter && !isOver(counter) ? counter : undefined
  }
  /** The first ones end first. */
  const forgetEnded = (): void => {
    for (const [key, counter] of counters) {
      if (!isOver(counter)) return
      counters.delete(key)
    }
  }
  return {
    isWithin(key) {
      const counter = find(key)
      if (counter) return counter.count < limit
      if (counters.size >= MAX_KEYS) forgetEnded()
      // A key that would replace another one is refused, else whoever has many of them would start anew with the first.
      return limit > 0 && (counters.size < MAX_KEYS || counters.has(key))
    },
    count(key) {
      const counter = find(key)
      if (counter) {
        counter.count += 1
        return
      }
      counters.delete(key)
      counters.set(key, { count: 1, endsAtMs: now() + windowMs })
    },
  }
}
