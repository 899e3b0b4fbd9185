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

const SHORT_DECIMALS = 6

/**
 * Formats a decimal text with at most six decimals, rounded down and without zeros at the end. Used for quotes, so that the
 * text is never more than the amount.
 */
export function shortQuantity(amount: string, locale: string): string {
  const fraction = amount.split('.')[1]?.slice(0, SHORT_DECIMALS).replace(/0+$/, '') ?? ''
  return formatQuantity(amount, { decimals: fraction.length, locale })
}
