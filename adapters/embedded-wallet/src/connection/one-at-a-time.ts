/**
 * Returns a function that runs `work` when the run before has ended. However often it is called meanwhile, one more run
 * follows, which finds everything that changed before it. Never rejects: what a run throws is reported.
 */
export function oneAtATime(work: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  let running = Promise.resolve()
  let next: Promise<void> | undefined
  return () => {
    if (next) return next
    next = running
      .then(() => {
        next = undefined
        return work()
      })
      .catch(report)
    running = next
    return next
  }
}
