const WINDOW_MS = 60_000
/** Maximum number of callers counted in one minute. More are refused: dropping the first ones would let them start anew. */
const MAX_CALLERS = 100_000

/** Counts the calls of each caller in each minute; `true` while there are at most `limit`. */
export function createRateLimit(limit: number, now: () => number): (caller: string) => boolean {
  const counts = new Map<string, number>()
  let windowStart = 0
  return (caller) => {
    const start = Math.floor(now() / WINDOW_MS)
    if (start !== windowStart) counts.clear()
    windowStart = start
    const key = toNetwork(caller)
    const count = (counts.get(key) ?? 0) + 1
    if (count === 1 && counts.size >= MAX_CALLERS) return false
    counts.set(key, count)
    return count <= limit
  }
}

/** Who has one address of IPv6 usually has all 2^64 with the same first half. */
function toNetwork(caller: string): string {
  if (!caller.includes(':') || caller.includes('.')) return caller
  const [head = '', tail] = caller.split('::')
  const missing = tail === undefined ? [] : Array.from({ length: 8 }, () => '0')
  return [...head.split(':'), ...missing].slice(0, 4).join(':')
}
