/** The URL of a text; `undefined` if there is none. Not `URL.canParse`, which browsers before Safari 17 and Chrome 120 lack. */
function parseUrl(text: string | undefined): URL | undefined {
  try {
    return new URL(text ?? '')
  } catch {
    return undefined
  }
}

const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** Whether the response cannot be changed on the network: https, or http on a loopback host. */
function isSecureUrl({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname))
}

/**
 * Returns the normalised URL if it is safe for a link: https, mailto, or http on a loopback host. Returns `undefined` for
 * any other text, such as a relative URL.
 */
export function safeHref(href: string | undefined): string | undefined {
  const url = parseUrl(href)
  if (!url) return undefined
  return isSecureUrl(url) || url.protocol === 'mailto:' ? url.href : undefined
}

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
