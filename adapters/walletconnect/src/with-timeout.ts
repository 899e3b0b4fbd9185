import type { Clock } from '@latchkey/kernel'

/** Waits for work so long, and then rejects with what `otherwise` makes. What the work says afterwards is dropped. */
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
  // It loses the race by being cancelled.
  late.catch(() => undefined)
  try {
    return await Promise.race([work, late])
  } finally {
    over.abort()
  }
}
