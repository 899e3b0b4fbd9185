/** Waits for work no longer than the signal allows. A result that arrives after the abort is dropped. */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    const forget = (): void => signal.removeEventListener('abort', stop)
    work.then(resolve, reject).then(forget, forget)
  })
}
