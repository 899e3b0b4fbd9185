import { amountText } from '@latchkey/ui-primitives/format/parse-amount'
import type { ReceiverInput, SendDraft, SendParameters } from '../contract'

const DIGITS = /^\d{1,78}$/

interface Reading {
  /** Of the token that is sent; `undefined` until it is known. */
  readonly decimals: number | undefined
  readonly locale: string
  readonly readReceiver: (text: string) => ReceiverInput
}

/** What stands in the form: what the user entered, under what the page has fixed. */
export function withParameters(draft: SendDraft, given: SendParameters, reading: Reading): SendDraft {
  return { ...draft, ...fixedAmount(given, reading), ...fixedReceiver(draft, given, reading) }
}

function fixedAmount({ amount }: SendParameters, { decimals, locale }: Reading): Partial<SendDraft> {
  if (amount === undefined) return {}
  const units = DIGITS.test(amount) ? BigInt(amount).toString() : undefined
  if (units === undefined) return { amountText: amount, amount: undefined, unit: 'token' }
  const text = decimals === undefined ? '' : amountText(units, { decimals, locale })
  return { amountText: text, amount: units, unit: 'token' }
}

/** A name that was looked up for this text stays. */
function fixedReceiver(
  { receiver }: SendDraft,
  { to }: SendParameters,
  { readReceiver }: Reading,
): Partial<SendDraft> {
  return to === undefined || receiver.text === to ? {} : { receiver: readReceiver(to) }
}
