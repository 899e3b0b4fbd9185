import type { Token } from '@latchkey/session/contract'
import { shortQuantity } from '@latchkey/ui-primitives/format/exact-quantity'
import { amountText } from '@latchkey/ui-primitives/format/parse-amount'

/** Formats smallest units with at most six decimals or significant digits, rounded down, so it never exceeds the amount. */
export const shownAmount = (
  units: bigint | string,
  { decimals }: Pick<Token, 'decimals'>,
  locale: string,
): string => shortQuantity(amountText(units.toString(), { decimals }), locale)

/** Formats hundredths of a percent. */
export function shownPercent(basisPoints: bigint, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    Number(basisPoints) / 10_000,
  )
}
