import type { QuotedSwapOrder, SwapRequest } from '../contract'
import { minimumReceived } from '../money/arithmetic'

/** What the user has agreed to so far. */
export interface Agreed {
  /** The least that is received, in the smallest unit. */
  readonly minimum: bigint
  /** The contract that swaps; `undefined` until one was shown. */
  readonly spender: string | undefined
}

/** Before anything was shown: what the form has promised, with as much slippage again for the time until the preview. */
export function agreedInForm({ quoted }: Pick<QuotedSwapOrder, 'quoted'>): Agreed {
  return { minimum: minimumReceived(minimumReceived(BigInt(quoted))), spender: undefined }
}

export const agreedBy = ({ minimum, spender }: SwapRequest): Agreed => ({ minimum: BigInt(minimum), spender })

/** What of a request the user has to accept first; `undefined` where it is as good as what they have agreed to. */
export function changeOf(
  { minimum, spender }: Pick<SwapRequest, 'minimum' | 'spender'>,
  agreed: Agreed,
): 'contract' | 'price' | undefined {
  // control: contract-changed-unseen
  if (agreed.spender !== undefined && agreed.spender !== spender) return 'contract'
  // control: price-worse-than-quoted
  return BigInt(minimum) < agreed.minimum ? 'price' : undefined
}
