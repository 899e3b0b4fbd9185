import type { Token } from '@latchkey/session/contract'
import { formatQuantity } from '@latchkey/ui-primitives/format/format-quantity'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'

const SHOWN_DECIMALS = 6

/**
 * Formats with at most six decimals, rounded down and without trailing zeros, so it never exceeds the amount.
 */
export function shownAmount(
  units: bigint | string,
  { decimals }: Pick<Token, 'decimals'>,
  locale: string,
): string {
  const plain = amountText(units.toString(), { decimals })
  const fraction = plain.split('.')[1]?.slice(0, SHOWN_DECIMALS).replace(/0+$/, '') ?? ''
  return formatQuantity(plain, { decimals: fraction.length, locale })
}

/** Formats hundredths of a percent. */
export function shownPercent(basisPoints: bigint, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(basisPoints) / 10_000,
  )
}
