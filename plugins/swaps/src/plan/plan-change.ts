import type { QuotedSwapOrder, SwapRequest } from '../contract'
import { minimumReceived } from '../money/arithmetic'
import { isCovered } from './concerns'

/** The terms that the user has agreed to. */
export interface Agreed {
  /** The minimum that is received, in smallest units. */
  readonly minimum: bigint
  /** The contract that swaps and the one that gets the allowance; `undefined` until they were shown. */
  readonly contracts: string | undefined
}

/**
 * The terms before a preview: the form's quote, less the slippage a second time for the time until the
 * preview.
 */
export function agreedInForm({ quoted }: Pick<QuotedSwapOrder, 'quoted'>): Agreed {
  return { minimum: minimumReceived(minimumReceived(BigInt(quoted))), contracts: undefined }
}

type Terms = Pick<SwapRequest, 'minimum' | 'router' | 'spender'>

const contractsOf = ({ router, spender }: Terms): string => `${router} ${spender}`

export const agreedBy = (terms: Terms): Agreed => ({
  minimum: BigInt(terms.minimum),
  contracts: contractsOf(terms),
})

/** What the user has to accept in a request; `undefined` if it is as good as the agreed terms. */
export function changeOf(terms: Terms, agreed: Agreed): 'contract' | 'price' | undefined {
  // control: contract-changed-unseen
  if (agreed.contracts !== undefined && agreed.contracts !== contractsOf(terms)) return 'contract'
  // control: price-worse-than-quoted
  return BigInt(terms.minimum) < agreed.minimum ? 'price' : undefined
}

/** What differs in a request that was built anew for the same order. `step`: another step comes next. */
export type RequestChange = 'contract' | 'price' | 'step' | 'concern'

/** The first difference that the user has not agreed to with the earlier request; `undefined` if it is as good. */
export function changeSince(agreed: SwapRequest, next: SwapRequest): RequestChange | undefined {
  const change = changeOf(next, agreedBy(agreed))
  if (change) return change
  if (agreed.kind !== next.kind) return 'step'
  // control: new-concern-unseen
  return next.concerns.every((concern) => isCovered(concern, agreed.concerns)) ? undefined : 'concern'
}
