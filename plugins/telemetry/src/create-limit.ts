const WINDOW_MS = 60_000
const MAX_IN_WINDOW = 5

/**
 * Returns whether another report may be sent now: at most five in any 60 s. Reports beyond that are dropped.
 */
export function createLimit(): (nowMs: number) => boolean {
  let recentMs: readonly number[] = []
  return (nowMs) => {
    recentMs = recentMs.filter((atMs) => nowMs - atMs < WINDOW_MS)
    // control: reports-unlimited
    if (recentMs.length >= MAX_IN_WINDOW) return false
    recentMs = [...recentMs, nowMs]
    return true
  }
}
