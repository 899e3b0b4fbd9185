/** Where the local services are: in the address for tests, else the ports of `npm run demo`. Loopback only. */
function serviceUrl(
  name: 'gateway' | 'relay' | 'frame' | 'onrampProvider' | 'siwxServer',
  protocol: 'http:' | 'ws:',
  usual: string,
): string {
  const given = new URLSearchParams(location.search).get(name)
  if (given === null || !URL.canParse(given)) return usual
  const url = new URL(given)
  const isLocal = url.hostname === '127.0.0.1' || url.hostname === 'localhost'
  return isLocal && url.protocol === protocol ? `${protocol}//${url.host}` : usual
}

export function gatewayUrl(): string {
  return serviceUrl('gateway', 'http:', 'http://127.0.0.1:4801')
}

export function relayUrl(): string {
  return serviceUrl('relay', 'ws:', 'ws://127.0.0.1:4802')
}

/** The embedded wallet's page. */
export function frameUrl(): string {
  return `${serviceUrl('frame', 'http:', 'http://127.0.0.1:4803')}/sdk`
}

/** The page of a provider that sells for fiat money. */
export function onrampProviderUrl(): string {
  return `${serviceUrl('onrampProvider', 'http:', 'http://127.0.0.1:4806')}/`
}

/** The server that users sign in to. */
export function siwxServerUrl(): string {
  return serviceUrl('siwxServer', 'http:', 'http://127.0.0.1:4805')
}

/** The wallet on the phone page, which gets the addresses of the services. */
export function phoneUrl(): string {
  return `/phone/wc?${new URLSearchParams({ relay: relayUrl(), gateway: gatewayUrl() })}`
}
