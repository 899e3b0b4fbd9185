/** An address of the web: https, or http on this machine. */
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
