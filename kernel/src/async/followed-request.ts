/** A request that continues while no view shows it. A view that mounts later shows its current state. */
export interface FollowedRequest<Result, Step> {
  readonly result: Promise<Result>
  /** The latest state that the request has reported. */
  step(): Step | undefined
  /** Says how far it is, until the signal aborts. */
  follow(signal: AbortSignal, onStep: (step: Step) => void): Promise<Result>
  /** Whether a view shows the request. */
  isFollowed(): boolean
}

/** Sends the request. A wallet's own view may replace the view of the request, which must not send it again when it returns. */
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
