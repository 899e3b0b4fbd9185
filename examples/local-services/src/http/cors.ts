const LOOPBACK_HOSTS: readonly string[] = ['127.0.0.1', 'localhost', '[::1]']

/** Whether the origin is on loopback, with any port and scheme; `*.localhost` is too (RFC 6761). */
export function isLoopbackOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  const { hostname } = new URL(origin)
  return LOOPBACK_HOSTS.includes(hostname) || hostname.endsWith('.localhost')
}

/** Allows only loopback pages to read the response. */
export function corsHeaders(
  origin: string | undefined,
  allowedHeaders: string | undefined,
  allowsCredentials = false,
): Readonly<Record<string, string>> {
  if (origin === undefined || !isLoopbackOrigin(origin)) return { vary: 'origin' }
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
    'access-control-allow-headers': allowedHeaders ?? 'content-type',
    'access-control-max-age': '600',
    ...(allowsCredentials ? { 'access-control-allow-credentials': 'true' } : {}),
  }
}
