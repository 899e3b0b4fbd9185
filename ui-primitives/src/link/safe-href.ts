import { isSecureUrl } from './is-secure-url'

/**
 * Returns the normalised URL if it is safe for a link: https, mailto, or http on a loopback host. Returns `undefined` for
 * any other text, such as a relative URL.
 */
export function safeHref(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined
  const url = new URL(href)
  // control: href-that-is-a-script
  return isSecureUrl(url) || url.protocol === 'mailto:' ? url.href : undefined
}
