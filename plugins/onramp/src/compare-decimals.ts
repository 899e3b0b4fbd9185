/** Compares two decimal texts exactly. Returns a number below, at or above zero. */
export function compareDecimals(one: string, other: string): number {
  const [places, rest] = [decimals(one), decimals(other)]
  const length = Math.max(places.fraction.length, rest.fraction.length)
  const [a, b] = [places, rest].map(({ whole, fraction }) => BigInt(whole + fraction.padEnd(length, '0')))
  return a === b ? 0 : (a ?? 0n) < (b ?? 0n) ? -1 : 1
}

function decimals(text: string): { readonly whole: string; readonly fraction: string } {
  const [whole = '0', fraction = ''] = text.split('.')
  return { whole, fraction }
}
