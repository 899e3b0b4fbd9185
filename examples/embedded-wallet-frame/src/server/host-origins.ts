/** `https://shop.example`, `https://*.shop.example`, `http://localhost:*` */
const SOURCE = /^(https?):\/\/((?:\*\.)?[-\w.]+)(?::(\d+|\*))?$/

/**
 * Returns a function that says whether pages of an origin may use the wallet: those that a source list of `frame-ancestors`
 * names by scheme, host and port.
 * @throws for an entry that has another form, such as `*` or `https:`, which would let in everybody
 */
export function createHostOrigins(ancestors: string): (origin: string) => boolean {
  const sources = ancestors
    .trim()
    .split(/\s+/)
    .map((source) => {
      const [, scheme = '', host = '', port = ''] = SOURCE.exec(source) ?? []
      if (host === '') throw new Error(`ancestors: ${source} names no host. Write scheme and host.`)
      return { scheme, host, port }
    })
  return (origin) => {
    if (!URL.canParse(origin)) return false
    const url = new URL(origin)
    if (url.origin !== origin) return false
    return sources.some(({ scheme, host, port }) => {
      const isHost = host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host
      const isPort = port === '*' || new URL(`${scheme}://x${port && `:${port}`}`).port === url.port
      return url.protocol === `${scheme}:` && isHost && isPort
    })
  }
}
