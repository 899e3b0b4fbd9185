/** A request that goes on without a view, and that views come back to. */
export interface FollowedRequest<Result, Step> {
  readonly result: Promise<Result>
  /** What it has reported last. */
  step(): Step | undefined
  /** Says how far it is, until the signal aborts. */
  follow(signal: AbortSignal, onStep: (step: Step) => void): Promise<Result>
  /** Whether a view shows it. */
  isFollowed(): boolean
}

/** Begins the request. The wallet's own view may hide the one of the request for a while, which must not send it again. */
export function createFollowedRequest<Result, Step>(
  run: (onStep: (step: Step) => void) => Promise<Result>,
): FollowedRequest<Result, Step> {
  const followers = new Map<AbortSignal, (step: Step) => void>()
  let latest: Step | undefined
  const shown = (): readonly ((step: Step) => void)[] =>
    [...followers].flatMap(([signal, onStep]) => (signal.aborted ? [] : onStep))
  const result = run((step) => {
    latest = step
    for (const onStep of shown()) onStep(step)
  })
  return {
    result,
    step: () => latest,
    follow(signal, onStep) {
      followers.set(signal, onStep)
      if (latest !== undefined) onStep(latest)
      return result
    },
    isFollowed: () => shown().length > 0,
  }
}
