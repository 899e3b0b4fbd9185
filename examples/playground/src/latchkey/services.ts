const DEFAULT_GATEWAY = 'http://127.0.0.1:4801'

/** Where the local services are: `?gateway=` for tests, else the port of `npm run demo`. Loopback only. */
export function gatewayUrl(): string {
  const given = new URLSearchParams(location.search).get('gateway')
  if (given === null) return DEFAULT_GATEWAY
  const url = new URL(given)
  return url.hostname === '127.0.0.1' || url.hostname === 'localhost' ? url.origin : DEFAULT_GATEWAY
}
