const PICTURE_DATA = /^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i
const LOOPBACK_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * An address that is safe to show in an `<img>`: https, blob, data of a known picture type, and http on this
 * machine. Everything else is undefined. SVG is safe there only because `<img>` runs no scripts.
 */
export function safeImageSource(source: string | undefined): string | undefined {
  if (source === undefined || !URL.canParse(source)) return undefined
  const { protocol, hostname } = new URL(source)
  if (protocol === 'https:' || protocol === 'blob:') return source
  if (protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname)) return source
  return PICTURE_DATA.test(source) ? source : undefined
}
