const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * An address that is safe to put on a link: https, mailto, and http on this machine. Everything else, and
 * what is no absolute URL, is undefined. Returns the URL as the browser reads it.
 */
export function safeHref(href: string | undefined): string | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined
  const url = new URL(href)
  // control: href-that-is-a-script
  if (url.protocol === 'https:' || url.protocol === 'mailto:') return url.href
  if (url.protocol === 'http:' && LOOPBACK_HOSTS.includes(url.hostname)) return url.href
  return undefined
}
