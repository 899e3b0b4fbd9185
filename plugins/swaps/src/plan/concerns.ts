import type { SwapConcern } from '../contract'

/** Price impact above which the user has to accept it, in hundredths of a percent. */
const MAX_IMPACT = 500n

/** The concern of a price impact in hundredths of a percent, rounded up to whole percent. */
export function impactConcern(impact: bigint | undefined): readonly SwapConcern[] {
  // control: loss-without-a-step
  if (impact === undefined || impact <= MAX_IMPACT) return []
  return [{ kind: 'impact', percent: Number((impact + 99n) / 100n) }]
}

/** Whether a concern is no more than one that was accepted: the same contract, and no greater loss. */
export function isCovered(concern: SwapConcern, accepted: readonly SwapConcern[]): boolean {
  return accepted.some((one) => {
    if (one.kind === 'impact' && concern.kind === 'impact') return concern.percent <= one.percent
    if ('address' in one && 'address' in concern)
      return one.kind === concern.kind && one.address === concern.address
    return one.kind === concern.kind
  })
}
