/** Delayed calls that can all be cancelled at once. */
export interface DelayedCalls {
  /** The returned function cancels this call. */
  add(delayMs: number, call: () => void): () => void
  clear(): void
}

export function createDelayedCalls(): DelayedCalls {
  const timers = new Set<NodeJS.Timeout>()
  return {
    add(delayMs, call) {
      const timer = setTimeout(() => {
        timers.delete(timer)
        call()
      }, delayMs)
      timers.add(timer)
      return () => {
        timers.delete(timer)
        clearTimeout(timer)
      }
    },
    clear() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
