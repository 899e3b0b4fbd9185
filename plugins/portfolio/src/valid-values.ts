import { isWebUrl } from '@latchkey/kernel'
import type { TokenScale } from '@latchkey/session/contract'
import type { PortfolioOptions } from './contract'

const MAX_UINT256 = 2n ** 256n - 1n
/** With more decimals one whole token would not fit into 256 bits. */
const MAX_DECIMALS = 77

/** Whether a value is an amount in smallest units: decimal digits of at most 256 bits. */
export function isAmount(value: unknown): value is string {
  return typeof value === 'string' && /^\d{1,78}$/.test(value) && BigInt(value) <= MAX_UINT256
}

/** Entries with zero decimals are dropped. */
export const isDecimals = (decimals: unknown): decimals is number =>
  typeof decimals === 'number' && Number.isInteger(decimals) && decimals > 0 && decimals <= MAX_DECIMALS

/** Whether a value is a price in US dollars. Services without a price send zero. */
export const isPrice = (price: unknown): price is number =>
  typeof price === 'number' && Number.isFinite(price) && price > 0

/** Whether both amounts of a scale are above zero. */
export const isScale = ({ chain, shown }: TokenScale): boolean =>
  [chain, shown].every((amount) => isAmount(amount) && BigInt(amount) > 0n)

/**
 * Converts exactly: `1.5` with 6 decimals is `1500000`. Further digits are cut. `undefined` for an invalid
 * amount.
 */
export function smallestUnits(amount: string, decimals: number): string | undefined {
  const [, whole, fraction = ''] = /^(\d{1,78})(?:\.(\d{0,200}))?$/.exec(amount) ?? []
  if (whole === undefined) return undefined
  const digits = `${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '')
  return isAmount(digits) ? digits : undefined
}

const MAX_URL_LENGTH = 2_048
const MAX_DATA_LENGTH = 32_000

const isDataUrl = (url: string): boolean => /^data:image\//i.test(url)

/** Whether a URL is safe in `<img>`: https, or `data:image/`. */
export function isSafeImageUrl(url: unknown): url is string {
  if (typeof url !== 'string') return false
  if (isDataUrl(url)) return url.length <= MAX_DATA_LENGTH
  return url.length <= MAX_URL_LENGTH && /^https?:/i.test(url) && isWebUrl(url)
}

export type ImageUrlCheck = (url: unknown) => url is string

/** Creates a check for safe image URLs of the origins in the option `pictureOrigins`. */
export function createImageUrlCheck({ pictureOrigins }: PortfolioOptions): ImageUrlCheck {
  return (url): url is string =>
    isSafeImageUrl(url) && (!pictureOrigins || isDataUrl(url) || pictureOrigins.includes(new URL(url).origin))
}
