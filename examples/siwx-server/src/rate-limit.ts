const WINDOW_MS = 60_000
/** Maximum of callers counted in one minute. With more callers the first ones are dropped. */
const MAX_CALLERS = 10_000

/** Counts the calls of each caller in each minute; `true` while there are at most `limit`. */
export function createRateLimit(limit: number, now: () => number): (caller: string) => boolean {
  const counts = new Map<string, number>()
  let windowStart = 0
  return (caller) => {
    const start = Math.floor(now() / WINDOW_MS)
    // `NaN` is equal to itself here: a clock without time begins no new minute.
    if (!Object.is(start, windowStart)) counts.clear()
    windowStart = start
    const count = (counts.get(caller) ?? 0) + 1
    for (const [first] of counts) {
      if (counts.size < MAX_CALLERS || counts.has(caller)) break
      counts.delete(first)
    }
    counts.set(caller, count)
    return count <= limit
  }
}
