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
