import { formatQuantity } from './format-quantity'
import { amountText } from './parse-amount'

/** Formats an amount in smallest units with all its decimals and with digit groups. Used for what is signed or was paid. */
export function exactQuantity(
  units: bigint | string,
  { decimals, locale }: { readonly decimals: number; readonly locale?: string | undefined },
): string {
  const plain = amountText(units.toString(), { decimals })
  return formatQuantity(plain, { decimals: plain.split('.')[1]?.length ?? 0, locale })
}

/** Decimals of a quote of one or more, and significant digits of a smaller one. */
const SHORT_DIGITS = 6

/**
 * Formats a decimal text with at most six decimals, or six significant digits below one, rounded down and without zeros at the
 * end. Used for quotes, so that the text is never more than the amount, and never 0 for less than a millionth.
 * @example shortQuantity('0.0000001234567', 'en') // '0.000000123456'
 */
export function shortQuantity(amount: string, locale: string): string {
  const [whole = '', fraction = ''] = amount.split('.')
  const zeros = /[1-9]/.test(whole) ? 0 : fraction.search(/[1-9]|$/)
  const shown = fraction.slice(0, zeros + SHORT_DIGITS).replace(/0+$/, '')
  return formatQuantity(amount, { decimals: shown.length, locale })
}
