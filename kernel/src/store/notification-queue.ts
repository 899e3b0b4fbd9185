/** Decides when listeners are called: at once, or at the end of the outermost batch. */
export interface NotificationQueue {
  batch<Result>(run: () => Result): Result
  /** Runs `notify` after the current batch, in order, never inside another notification. */
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
      // Listeners may change state again; those notifications join the end, so that everyone sees one order.
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
