import { amountText, parseAmount } from '@latchkey/ui-primitives/format/parse-amount'

/** Digits behind the decimal sign: 2 for US dollars, 0 for yen. */
export function decimalsOf(currency: string): number {
  return (
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  )
}

/** An amount in whole units as smallest ones; `undefined` where it has more digits than the currency. */
export function minorUnits(amount: string, currency: string): bigint | undefined {
  const parsed = parseAmount(amount, { decimals: decimalsOf(currency) })
  return 'units' in parsed ? BigInt(parsed.units) : undefined
}

/** The other way round: `'99.5'`. */
export const wholeUnits = (minor: string, currency: string): string =>
  amountText(minor, { decimals: decimalsOf(currency) })

/** In the format of the language: `$1,234.50`; without zeros for cents, where there are none. */
export function formatMoney(amount: string, currency: string, locale: string): string {
  const digits = /\.0*[1-9]/.test(amount) ? decimalsOf(currency) : 0
  const format = (language: string): Intl.NumberFormatPart[] =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
    }).formatToParts(Number(amount))
  // `US$`, as some languages write it, is split in right-to-left text.
  const symbol = format('en').find(({ type }) => type === 'currency')?.value ?? currency
  return format(locale)
    .map(({ type, value }) => (type === 'currency' ? symbol : value))
    .join('')
}
