import type { QuotedSwapOrder, SwapRequest } from '../contract'
import { minimumReceived } from '../money/arithmetic'

/** The terms that the user has agreed to. */
export interface Agreed {
  /** The minimum that is received, in smallest units. */
  readonly minimum: bigint
  /** The contract that swaps; `undefined` until one was shown. */
  readonly spender: string | undefined
}

/**
 * The terms before a preview: the form's quote, less the slippage a second time for the time until the
 * preview.
 */
export function agreedInForm({ quoted }: Pick<QuotedSwapOrder, 'quoted'>): Agreed {
  return { minimum: minimumReceived(minimumReceived(BigInt(quoted))), spender: undefined }
}

export const agreedBy = ({ minimum, spender }: SwapRequest): Agreed => ({ minimum: BigInt(minimum), spender })

/** What the user has to accept in a request; `undefined` if it is as good as the agreed terms. */
export function changeOf(
  { minimum, spender }: Pick<SwapRequest, 'minimum' | 'spender'>,
  agreed: Agreed,
): 'contract' | 'price' | undefined {
  // control: contract-changed-unseen
  if (agreed.spender !== undefined && agreed.spender !== spender) return 'contract'
  // control: price-worse-than-quoted
  return BigInt(minimum) < agreed.minimum ? 'price' : undefined
}
