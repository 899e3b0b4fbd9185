/** Formats US dollars in a BCP 47 language, rounded to cents: `$1,234.50`. `NaN` and infinity are formatted as 0. */
export function formatUsd(amount: number, locale?: string): string {
  const format = new Intl.NumberFormat(locale ?? 'en', { style: 'currency', currency: 'USD' })
  // Some languages write `US$`, which right-to-left text would split.
  return format
    .formatToParts(Number.isFinite(amount) ? amount : 0)
    .map(({ type, value }) => (type === 'currency' ? '$' : value))
    .join('')
}
