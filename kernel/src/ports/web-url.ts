/** Whether a text is a URL with https, or with http on a loopback host. */
export function isWebUrl(input: unknown): boolean {
  try {
    const { protocol, hostname } = new URL(String(input))
    return (
      protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    )
  } catch {
    return false
  }
}
