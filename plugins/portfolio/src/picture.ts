import { isWebUrl } from '@latchkey/kernel'
import type { PortfolioOptions } from './options'

const MAX_ADDRESS_LENGTH = 2_048
const MAX_DATA_LENGTH = 32_000

const isData = (url: string): boolean => /^data:image\//i.test(url)

/** An address that may stand in `<img>`: https, or a picture that carries its own data. */
export function isPicture(url: unknown): url is string {
  if (typeof url !== 'string') return false
  if (isData(url)) return url.length <= MAX_DATA_LENGTH
  return url.length <= MAX_ADDRESS_LENGTH && /^https?:/i.test(url) && isWebUrl(url)
}

export type PictureRule = (url: unknown) => url is string

/** The same, and from where the page lets pictures come from. */
export function pictureRule({ pictureOrigins }: PortfolioOptions): PictureRule {
  return (url): url is string =>
    isPicture(url) && (!pictureOrigins || isData(url) || pictureOrigins.includes(new URL(url).origin))
}
