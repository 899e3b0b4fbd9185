import { isWebUrl } from '@latchkey/kernel'
import type { PortfolioOptions } from './options'

const MAX_URL_LENGTH = 2_048
const MAX_DATA_LENGTH = 32_000

const isDataUrl = (url: string): boolean => /^data:image\//i.test(url)

/** A URL that may stand in `<img>`: https, or `data:image/`. */
export function isSafeImageUrl(url: unknown): url is string {
  if (typeof url !== 'string') return false
  if (isDataUrl(url)) return url.length <= MAX_DATA_LENGTH
  return url.length <= MAX_URL_LENGTH && /^https?:/i.test(url) && isWebUrl(url)
}

export type ImageUrlGuard = (url: unknown) => url is string

/** Safe image URLs of the origins that the option `pictureOrigins` allows. */
export function imageUrlGuard({ pictureOrigins }: PortfolioOptions): ImageUrlGuard {
  return (url): url is string =>
    isSafeImageUrl(url) &&
    (!pictureOrigins ||
      isDataUrl(url) ||
      // control: portfolio-picture-from-elsewhere
      pictureOrigins.includes(new URL(url).origin))
}
