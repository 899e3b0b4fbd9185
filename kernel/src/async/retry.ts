import type { Clock } from '../ports/clock'

export interface RetryOptions {
  /** How often again after the first failure. */
  readonly times: number
  /** Before the first repeat; doubles each time. */
  readonly delayMs: number
  readonly clock: Clock
  readonly signal: AbortSignal
  /** What is worth repeating. A number is the wait in milliseconds that the server asked for. */
  readonly shouldRetry: (error: unknown) => boolean | number
}

/** Repeats a read that failed. Never for what signs or sends. */
export async function retry<Result>(run: () => Promise<Result>, options: RetryOptions): Promise<Result> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      const decision = options.signal.aborted || attempt >= options.times ? false : options.shouldRetry(error)
      if (decision === false) throw error
      await options.clock.wait(decision === true ? options.delayMs * 2 ** attempt : decision, options.signal)
    }
  }
}
