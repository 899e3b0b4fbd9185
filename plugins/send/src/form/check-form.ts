import type { SendDraft } from '../contract'

/** Why the form cannot be previewed yet. The first that applies is what the button says. */
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
  /** The chosen token, with the balance where it is known, in smallest units. */
  readonly token: { readonly balance: string | undefined } | undefined
}

/** The first thing that is missing, in the order in which the form is filled in; `undefined` when nothing is. */
export function checkForm({ draft, token }: FormFacts): FormIssue | undefined {
  if (!token) return 'select-token'
  if (draft.amountText.trim() === '') return 'add-amount'
  if (draft.amount === undefined || BigInt(draft.amount) === 0n) return 'incorrect-value'
  if (token.balance !== undefined && BigInt(draft.amount) > BigInt(token.balance)) return 'insufficient-funds'
  const { phase } = draft.receiver
  if (phase === 'empty') return 'add-address'
  if (phase === 'failed') return 'name-failed'
  return phase === 'invalid' || phase === 'not-found' ? 'invalid-address' : undefined
}
