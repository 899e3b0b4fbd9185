import { isWebUrl } from '@latchkey/kernel'
import type { PortfolioOptions } from './contract'

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
