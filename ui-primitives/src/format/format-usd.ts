/** US dollars, rounded to the nearest cent, in the format of the language: `$1,234.50`. `NaN` counts as 0. */
export function formatUsd(amount: number, locale?: string): string {
  const format = new Intl.NumberFormat(locale ?? 'en', { style: 'currency', currency: 'USD' })
  // `US$`, as some languages write it, is split in right-to-left text.
  return format
    .formatToParts(Number.isFinite(amount) ? amount : 0)
    .map(({ type, value }) => (type === 'currency' ? '$' : value))
    .join('')
}
