import { parseUrl } from '@latchkey/kernel/web'

/**
 * Returns the URL of a local service: the one in the page's query, which tests set, or the default port of
 * `npm run demo`. Other hosts than loopback are ignored.
 */
function serviceUrl(
  name: 'gateway' | 'relay' | 'frame' | 'onrampProvider' | 'siwxServer',
  protocol: 'http:' | 'ws:',
  usual: string,
): string {
  const given = new URLSearchParams(location.search).get(name)
  const url = parseUrl(given ?? '')
  if (!url) return usual
  const isLocal = url.hostname === '127.0.0.1' || url.hostname === 'localhost'
  return isLocal && url.protocol === protocol ? `${protocol}//${url.host}` : usual
}

export function gatewayUrl(): string {
  return serviceUrl('gateway', 'http:', 'http://127.0.0.1:4801')
}

export function relayUrl(): string {
  return serviceUrl('relay', 'ws:', 'ws://127.0.0.1:4802')
}

/** The page of the embedded wallet, which is shown in an iframe. */
export function frameUrl(): string {
  return `${serviceUrl('frame', 'http:', 'http://127.0.0.1:4803')}/sdk`
}

/** The page of the on-ramp provider. */
export function onrampProviderUrl(): string {
  return `${serviceUrl('onrampProvider', 'http:', 'http://127.0.0.1:4806')}/`
}

/** The sign-in server. */
export function siwxServerUrl(): string {
  return serviceUrl('siwxServer', 'http:', 'http://127.0.0.1:4805')
}

/** The phone page, with the URLs of relay and gateway in its query. */
export function phoneUrl(): string {
  return `/phone/wc?${new URLSearchParams({ relay: relayUrl(), gateway: gatewayUrl() })}`
}
