import type { Clock } from '../ports/clock'

/** Waits for the work up to a time limit, then rejects with the error of `otherwise`. A later result is dropped. */
export async function withTimeout<Result>(
  clock: Clock,
  ms: number,
  work: Promise<Result>,
  otherwise: () => Error,
): Promise<Result> {
  const over = new AbortController()
  const late = clock.wait(ms, over.signal).then(() => {
    throw otherwise()
  })
  // The timer's rejection after cancellation is expected.
  late.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
  }
}
