/**
 * Formats whole US cents in a BCP 47 language: 123450n is `$1,234.50`. It uses no floating-point numbers for the dollars, so
 * every digit of a large amount is right.
 */
export function formatUsd(cents: bigint, locale?: string): string {
  const format = new Intl.NumberFormat(locale ?? 'en', { style: 'currency', currency: 'USD' })
  const dollars = cents / 100n
  const fraction = format
    .formatToParts(Number(cents % 100n) / 100)
    .find(({ type }) => type === 'fraction')?.value
  // A bigint has no negative zero, without which -$0.50 would lose its sign.
  return (
    format
      .formatToParts(dollars === 0n && cents < 0n ? -0 : dollars)
      // Some languages write `US$`, which right-to-left text would split.
      .map(({ type, value }) => (type === 'currency' ? '$' : type === 'fraction' ? fraction : value))
      .join('')
  )
}
