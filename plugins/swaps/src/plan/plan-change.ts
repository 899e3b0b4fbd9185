import { minimumReceived, PERCENT } from '../arithmetic'
import type { QuotedSwapOrder, SwapConcern, SwapRequest } from '../contract'

/** Maximum age of a request that is sent. */
export const MAX_AGE_MS = 30_000

/**
 * Whether something that was read or built is not older than this, by the page's monotonic clock. What lies in the future is of
 * another page, so its age is unknown.
 */
export function isFresh(sinceMs: number, nowMs: number, maxAgeMs: number): boolean {
  const ageMs = nowMs - sinceMs
  return ageMs >= 0 && ageMs <= maxAgeMs
}

/** Price impact above which the user has to accept it. */
const MAX_IMPACT = 5n * PERCENT

/** The concern of a price impact, rounded up to whole percent. */
export function impactConcern(impact: bigint | undefined): readonly SwapConcern[] {
  if (impact === undefined || impact <= MAX_IMPACT) return []
  return [{ kind: 'impact', percent: Number((impact + PERCENT - 1n) / PERCENT) }]
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

/** The terms that the user has agreed to. */
export interface Agreed {
  /** The minimum that is received, in smallest units. */
  readonly minimum: bigint
  /** The contract that swaps and the one that gets the allowance; `undefined` until they were shown. */
  readonly contracts: Pick<SwapRequest, 'router' | 'spender'> | undefined
}

/**
 * The terms before a preview: the form's quote, less the slippage a second time for the time until the
 * preview.
 */
export function agreedInForm({ quoted }: Pick<QuotedSwapOrder, 'quoted'>): Agreed {
  return { minimum: minimumReceived(minimumReceived(BigInt(quoted))), contracts: undefined }
}

type Terms = Pick<SwapRequest, 'minimum' | 'router' | 'spender'>

export const agreedBy = ({ minimum, router, spender }: Terms): Agreed => ({
  minimum: BigInt(minimum),
  contracts: { router, spender },
})

/** What the user has to accept in a request; `undefined` if it is as good as the agreed terms. */
export function changeOf(terms: Terms, agreed: Agreed): 'contract' | 'price' | undefined {
  const { router, spender } = agreed.contracts ?? terms
  // Once the permission is given, none is needed but the router's.
  if (terms.router !== router || ![router, spender].includes(terms.spender)) return 'contract'
  return BigInt(terms.minimum) < agreed.minimum ? 'price' : undefined
}

/** What differs in a request that was built anew for the same order. `step`: another step comes next. */
export type RequestChange = 'contract' | 'price' | 'step' | 'concern'

/** The first difference that the user has not agreed to with the earlier request; `undefined` if it is as good. */
export function changeSince(agreed: SwapRequest, next: SwapRequest): RequestChange | undefined {
  const change = changeOf(next, agreedBy(agreed))
  if (change) return change
  if (agreed.kind !== next.kind) return 'step'
  return next.concerns.every((concern) => isCovered(concern, agreed.concerns)) ? undefined : 'concern'
}
