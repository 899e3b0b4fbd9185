import { isSecureUrl, parseUrl } from './secure-url'

/**
 * Returns the normalised URL if it is safe for a link: https, mailto, or http on a loopback host. Returns `undefined` for
 * any other text, such as a relative URL.
 */
export function safeHref(href: string | undefined): string | undefined {
  const url = parseUrl(href)
  if (!url) return undefined
  return isSecureUrl(url) || url.protocol === 'mailto:' ? url.href : undefined
}
