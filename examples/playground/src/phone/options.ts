import type { ThemeMode } from '@latchkey/ui-primitives/theme'

/** Services of the phone, from its address; default: the ports of `npm run demo`. */
export interface PhoneOptions {
  readonly relayUrl: string
  readonly gatewayUrl: string
  /** A pairing link, when a page has opened this one with it. */
  readonly uri: string | undefined
  readonly mode: ThemeMode
}

const defaults = { relay: 'ws://127.0.0.1:4802', gateway: 'http://127.0.0.1:4801' }

/** Loopback only: a link from elsewhere must not send the phone to a relay of its own. */
export function readOptions(query: URLSearchParams): PhoneOptions {
  const theme = query.get('theme')
  return {
    relayUrl: service('relay', query.get('relay'), 'ws:'),
    gatewayUrl: service('gateway', query.get('gateway'), 'http:'),
    uri: query.get('uri') ?? undefined,
    mode: theme === 'light' || theme === 'dark' ? theme : 'auto',
  }
}

/** A page opens its wallet by a link without services: those of the last time are used then. */
function service(name: 'relay' | 'gateway', given: string | null, protocol: string): string {
  const key = `lantern/${name}`
  const chosen = loopback(given, protocol)
  if (chosen === undefined) return loopback(localStorage.getItem(key), protocol) ?? defaults[name]
  localStorage.setItem(key, chosen)
  return chosen
}

function loopback(text: string | null, protocol: string): string | undefined {
  if (text === null || !URL.canParse(text)) return undefined
  const url = new URL(text)
  const isLocal = url.hostname === '127.0.0.1' || url.hostname === 'localhost'
  return isLocal && url.protocol === protocol ? `${protocol}//${url.host}` : undefined
}
