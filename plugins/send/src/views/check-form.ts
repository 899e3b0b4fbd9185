import type { SendDraft } from '../contract'

/** Why the form is incomplete. The button shows the first issue that applies. */
export type FormIssue =
  | 'select-token'
  | 'add-amount'
  | 'incorrect-value'
  | 'insufficient-funds'
  | 'add-address'
  | 'invalid-address'
  | 'name-failed'

export interface FormFacts {
  readonly draft: Pick<SendDraft, 'amountText' | 'amount' | 'receiver'>
  /** The chosen token, with its balance in smallest units if known. */
  readonly token: { readonly balance: string | undefined } | undefined
  /** Whether the page has chosen the receiver, so that the user cannot enter another one. */
  readonly isReceiverFixed?: boolean
  /** Whether the checksum of the receiver's address is wrong. */
  readonly isMistyped?: boolean
}

/** The first issue, in the order in which the form is filled in; `undefined` without one. */
export function checkForm({
  draft,
  token,
  isReceiverFixed = false,
  isMistyped = false,
}: FormFacts): FormIssue | undefined {
  if (!token) return 'select-token'
  if (draft.amountText.trim() === '') return 'add-amount'
  if (draft.amount === undefined || BigInt(draft.amount) === 0n) return 'incorrect-value'
  if (token.balance !== undefined && BigInt(draft.amount) > BigInt(token.balance)) return 'insufficient-funds'
  const { phase } = draft.receiver
  if (phase === 'empty') return 'add-address'
  // The user cannot enter a fixed name again, so it can be looked up again.
  if (phase === 'failed' || (isReceiverFixed && phase === 'not-found')) return 'name-failed'
  return isMistyped || phase === 'invalid' || phase === 'not-found' ? 'invalid-address' : undefined
}

const DIGITS = /^0*[1-9]\d{0,77}$/

/** Whether the text is an amount above zero, in smallest units. */
export const isSendable = (amount: string): boolean => DIGITS.test(amount)
