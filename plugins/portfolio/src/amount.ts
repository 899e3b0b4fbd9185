const MAX_UINT256 = 2n ** 256n - 1n
/** One whole token of more decimals than that does not fit into 256 bits. */
const MAX_DECIMALS = 77

/** Smallest units as a chain can hold them: decimal digits of at most 256 bits. */
export function isAmount(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,78}$/.test(value) && BigInt(value) <= MAX_UINT256
}

/** Entries with zero decimals are dropped. */
export const isDecimals = (decimals: unknown): decimals is number =>
  typeof decimals === 'number' && Number.isInteger(decimals) && decimals > 0 && decimals <= MAX_DECIMALS

/** A usable price in US dollars; services that know none send zero. */
export const isPrice = (price: unknown): price is number =>
  typeof price === 'number' && Number.isFinite(price) && price > 0

/** `1.5` with 6 decimals is `1500000`: exact, and what is smaller than the smallest unit is cut. `undefined` for no amount. */
export function smallestUnits(amount: string, decimals: number): string | undefined {
  const [, whole, fraction = ''] = /^(\d{1,78})(?:\.(\d{0,200}))?$/.exec(amount) ?? []
  if (whole === undefined) return undefined
  const digits = `${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '')
  return isAmount(digits) ? digits : undefined
}
