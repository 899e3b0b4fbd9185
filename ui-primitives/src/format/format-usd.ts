/** US dollars to the cent, to nearest, in the way of a language: `$1,234.50`. What is no amount counts as none. */
export function formatUsd(amount: number, locale?: string): string {
  const format = new Intl.NumberFormat(locale ?? 'en', { style: 'currency', currency: 'USD' })
  // Some languages write `US$`, which is torn apart where letters run the other way.
  return format
    .formatToParts(Number.isFinite(amount) ? amount : 0)
    .map(({ type, value }) => (type === 'currency' ? '$' : value))
    .join('')
}
