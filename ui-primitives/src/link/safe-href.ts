import { isSecureUrl } from './is-secure-url'

/**
 * An address that is safe to put on a link: https, mailto, and http on this machine. Everything else, and
 * what is no absolute URL, is undefined. Returns the URL as the browser reads it.
 */
export function safeHref(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined
  const url = new URL(href)
  // control: href-that-is-a-script
  return isSecureUrl(url) || url.protocol === 'mailto:' ? url.href : undefined
}
