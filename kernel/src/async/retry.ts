import type { Clock } from '../ports/clock'

export interface RetryOptions {
  /** Maximum number of retries after the first failure. */
  readonly times: number
  /** Pause before the first retry, in milliseconds. It doubles with each retry. */
  readonly delayMs: number
  readonly clock: Clock
  readonly signal: AbortSignal
  /** Whether to retry after an error. A number is the pause in milliseconds that the server requested. */
  readonly shouldRetry: (error: unknown) => boolean | number
}

/** Repeats a failed read. It must not be used for requests that sign or send. */
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
