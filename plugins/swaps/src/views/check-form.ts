import type { SwapDraft } from '../contract'
import type { SwappableToken } from './use-swap-tokens'

/** Why the form is incomplete. The button shows the first issue that applies. */
export type FormIssue =
  | 'select-token'
  | 'same-token'
  | 'enter-amount'
  | 'incorrect-amount'
  | 'insufficient-balance'

export function checkForm(
  { amountText, amount }: Pick<SwapDraft, 'amountText' | 'amount'>,
  from: SwappableToken | undefined,
  to: SwappableToken | undefined,
): FormIssue | undefined {
  if (!from || !to) return 'select-token'
  if (from.address === to.address) return 'same-token'
  if (amountText.trim() === '') return 'enter-amount'
  if (amount === undefined) return 'incorrect-amount'
  if (BigInt(amount) === 0n) return 'enter-amount'
  if (from.balance !== undefined && BigInt(amount) > BigInt(from.balance)) return 'insufficient-balance'
  return undefined
}
