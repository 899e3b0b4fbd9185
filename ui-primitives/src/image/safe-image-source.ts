import { isSecureUrl } from '../link/is-secure-url'

const PICTURE_DATA = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i

/**
 * An address that is safe to show in an `<img>`: https, blob, data of a known picture type, and http on this
 * machine. Everything else is undefined. SVG is safe there only because `<img>` runs no scripts.
 */
export function safeImageSource(source: string | undefined): string | undefined {
  if (source === undefined || !URL.canParse(source)) return undefined
  const url = new URL(source)
  return isSecureUrl(url) || url.protocol === 'blob:' || PICTURE_DATA.test(source) ? source : undefined
}
