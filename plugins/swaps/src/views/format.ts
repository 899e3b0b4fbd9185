import type { Token } from '@latchkey/session/contract'
import { amountText, numberFormat, shortQuantity } from '@latchkey/ui-primitives/format'
import { PERCENT } from '../arithmetic'

/** Formats smallest units with at most six decimals or significant digits, rounded down, so it never exceeds the amount. */
export const shownAmount = (
  units: bigint | string,
  { decimals }: Pick<Token, 'decimals'>,
  locale: string,
): string => shortQuantity(amountText(units.toString(), { decimals }), locale)

/** Formats a share, counted as `PERCENT` is, in percent with at most two decimals, of which the rest is cut. */
export const shownPercent = (share: bigint, locale: string): string => percentText(share, locale, 'auto')

/** Formats a price impact as what it does to the worth: a loss has a minus, a gain a plus. */
export const shownImpact = (loss: bigint, locale: string): string => percentText(-loss, locale, 'exceptZero')

function percentText(share: bigint, locale: string, signDisplay: 'auto' | 'exceptZero'): string {
  const format = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2, signDisplay })
  const hundredths = (share * 100n) / PERCENT
  if (hundredths === 0n && share !== 0n)
    return share > 0n ? `<${format.format(0.0001)}` : `>${format.format(-0.0001)}`
  return format.format(Number(hundredths) / 10_000)
}
