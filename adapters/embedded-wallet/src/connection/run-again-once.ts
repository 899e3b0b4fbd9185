/**
 * Returns a function that runs `work`, but never twice at the same time. Calls during a run cause exactly one further run
 * after it, which sees everything that changed before. Never rejects: errors of `work` are reported.
 */
export function runAgainOnce(
  work: () => Promise<void>,
  report: (error: unknown) => void,
): () => Promise<void> {
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
