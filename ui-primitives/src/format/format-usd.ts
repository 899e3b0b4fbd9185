/** The number of US dollars `units / 10 ** decimals`. It is not rounded, so that what is not zero can be told from it. */
export interface Usd {
  readonly units: bigint
  readonly decimals: number
}

/**
 * Formats a worth in a BCP 47 language with both figures of the cents, and as `<$0.01` if that would read as nothing. It uses
 * no floating-point numbers for the dollars, so every digit of a large amount is right.
 * @param rounding `down` to a cent is for worths, `up` for the highest costs
 * @example formatUsd({ units: 123456n, decimals: 2 }) // '$1,234.56'
 */
export function formatUsd(worth: Usd, locale = 'en', rounding: 'down' | 'up' = 'down'): string {
  const scale = 10n ** BigInt(worth.decimals)
  const hundredfold = worth.units * 100n
  if (hundredfold > 0n && hundredfold < scale) return `<${formatUsd({ units: 1n, decimals: 2 }, locale)}`
  const cents = (hundredfold + (rounding === 'up' ? scale - 1n : 0n)) / scale
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  const fraction = format
    .formatToParts(Number(cents % 100n) / 100)
    .find(({ type }) => type === 'fraction')?.value
  return (
    format
      .formatToParts(cents / 100n)
      // Some languages write `US$`, which right-to-left text would split.
      .map(({ type, value }) => (type === 'currency' ? '$' : type === 'fraction' ? fraction : value))
      .join('')
  )
}
