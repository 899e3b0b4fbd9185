import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import type { ReceiverInput, SendDraft, SendParameters } from '../contract'

/** No amount has been entered. */
export const noAmount = {
  amountText: '',
  amount: undefined,
  unit: 'token',
} as const satisfies Partial<SendDraft>
const DIGITS = /^\d{1,78}$/

interface Reading {
  /** The token of the form, see `tokenKey`; `undefined` until it is known. */
  readonly token: string | undefined
  /** Decimals of the token; `undefined` until they are known. */
  readonly decimals: number | undefined
  readonly locale: string
  readonly readReceiver: (text: string) => ReceiverInput
}

/** The form's content: the entered values, overridden by the page's. */
export function withParameters(draft: SendDraft, given: SendParameters, reading: Reading): SendDraft {
  return {
    ...draft,
    ...ownAmount(draft, reading),
    ...fixedAmount(given, reading),
    ...fixedReceiver(draft, given, reading),
  }
}

/** An amount was entered for one token and has no meaning in another, which the page may have chosen since. */
function ownAmount({ tokenAddress }: SendDraft, { token }: Reading): Partial<SendDraft> {
  // control: amount-of-another-token
  return token === undefined || tokenAddress === token ? {} : noAmount
}

function fixedAmount({ amount }: SendParameters, { decimals, locale }: Reading): Partial<SendDraft> {
  if (amount === undefined) return {}
  const units = DIGITS.test(amount) ? BigInt(amount).toString() : undefined
  if (units === undefined) return { amountText: amount, amount: undefined, unit: 'token' }
  const text = decimals === undefined ? '' : amountText(units, { decimals, locale })
  return { amountText: text, amount: units, unit: 'token' }
}

/** Keeps a name that was resolved for this text. */
function fixedReceiver(
  { receiver }: SendDraft,
  { to = receiver.text }: SendParameters,
  { readReceiver }: Reading,
): Partial<SendDraft> {
  // A name is no valid receiver before the code is loaded that resolves it.
  return receiver.text === to && receiver.phase !== 'invalid' ? {} : { receiver: readReceiver(to) }
}
