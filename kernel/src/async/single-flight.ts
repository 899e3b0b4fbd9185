/** Calls made while one is under way share its outcome; the next call starts anew. */
export function singleFlight<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let flight: Promise<Result> | undefined
  return () => {
    flight ??= run().finally(() => {
      flight = undefined
    })
    return flight
  }
}
