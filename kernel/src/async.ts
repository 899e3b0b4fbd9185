import type { Clock } from './ports/clock'

/**
 * Returns a signal that aborts with the first of the given ones, for its reason. With no signals it never aborts.
 * Same as `AbortSignal.any`, which came with Safari 17.4, Chrome 116 and Firefox 124; older browsers get one made here.
 * @example const either = anySignal([signal, deadline.signal])
 */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  // Members of `AbortSignal` that a browser may lack are declared as always there.
  const native: typeof AbortSignal.any | undefined = AbortSignal.any
  return native ? native.call(AbortSignal, [...signals]) : followSignals(signals)
}

function followSignals(signals: readonly AbortSignal[]): AbortSignal {
  const first = new AbortController()
  const { signal } = first
  for (const one of signals) {
    if (one.aborted) first.abort(one.reason)
    // Its listeners go with the first abort, so a signal that lives on keeps none.
    else one.addEventListener('abort', () => first.abort(one.reason), { once: true, signal })
  }
  return signal
}

/** Resolves with the result of the work, or rejects when the signal aborts before. A later result is ignored. */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    const forget = (): void => signal.removeEventListener('abort', stop)
    work.then(resolve, reject).then(forget, forget)
  })
}

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

/** Returns a function whose concurrent calls share one call of the given function. Later calls start a new one. */
export function singleFlight<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let inFlight: Promise<Result> | undefined
  return () => {
    inFlight ??= run().finally(() => {
      inFlight = undefined
    })
    return inFlight
  }
}

/** Each call aborts the one before it: only the newest result is used. */
export function latest<Args extends readonly unknown[], Result>(
  run: (signal: AbortSignal, ...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let current: AbortController | undefined
  return (...args) => {
    current?.abort()
    const abort = new AbortController()
    current = abort
    const aborted = new Promise<never>((_resolve, reject) => {
      abort.signal.addEventListener('abort', () => reject(abort.signal.reason), { once: true })
    })
    return Promise.race([run(abort.signal, ...args), aborted])
  }
}
