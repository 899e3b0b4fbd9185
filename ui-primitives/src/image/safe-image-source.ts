import { isSecureUrl, parseUrl } from '../link/secure-url'

const PICTURE_DATA = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i

/**
 * Returns the URL if it is safe for an `<img>`: https, blob, data of a known picture type, or http on a loopback host.
 * Returns `undefined` for any other text. SVG is allowed because `<img>` runs no scripts.
 */
export function safeImageSource(source: string | undefined): string | undefined {
  const url = parseUrl(source)
  if (!url) return undefined
  return isSecureUrl(url) || url.protocol === 'blob:' || PICTURE_DATA.test(url.href) ? source : undefined
}
