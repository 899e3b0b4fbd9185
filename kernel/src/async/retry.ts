import type { Clock } from '../ports/clock'

export interface RetryOptions {
  /** How often the read is repeated after its first failure. */
  readonly times: number
  /** The wait before the first repeat; it doubles each time. */
  readonly delayMs: number
  readonly clock: Clock
  readonly signal: AbortSignal
  /** What is worth repeating. A number is the wait in milliseconds that the server asked for. */
  readonly shouldRetry: (error: unknown) => boolean | number
}

/** Repeats a read that failed. Never for what signs or sends. */
export async function retry<Result>(run: () => Promise<Result>, options: RetryOptions): Promise<Result> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await run()
    } catch (error) {
      const decision = options.signal.aborted || retries >= options.times ? false : options.shouldRetry(error)
      if (decision === false) throw error
      await options.clock.wait(decision === true ? options.delayMs * 2 ** retries : decision, options.signal)
    }
  }
}
