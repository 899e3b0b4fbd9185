/** Calls listeners at once, or during a batch at the end of the outermost batch. */
export interface NotificationQueue {
  batch<Result>(run: () => Result): Result
  /** Calls `notify` after the current batch, in order, and never during another notification. */
  enqueue(notify: () => void): void
}

export function createNotificationQueue(): NotificationQueue {
  const queue: (() => void)[] = []
  let depth = 0
  let flushing = false
  const flush = (): void => {
    if (depth > 0 || flushing) return
    flushing = true
    try {
      // Listeners may change state again. Those notifications are appended, so that all listeners have the same order.
      for (let notify = queue.shift(); notify; notify = queue.shift()) notify()
    } finally {
      flushing = false
    }
  }
  return {
    batch(run) {
      depth += 1
      try {
        return run()
      } finally {
        depth -= 1
        flush()
      }
    },
    enqueue(notify) {
      queue.push(notify)
      flush()
    },
  }
}
