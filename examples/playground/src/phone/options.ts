import type { ThemeMode } from '@latchkey/ui-primitives/theme'

/** Where the phone talks to, as its address says; the ports of `npm run demo` without. */
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
    relayUrl: loopback(query.get('relay'), ['ws:']) ?? defaults.relay,
    gatewayUrl: loopback(query.get('gateway'), ['http:']) ?? defaults.gateway,
    uri: query.get('uri') ?? undefined,
    mode: theme === 'light' || theme === 'dark' ? theme : 'auto',
  }
}

function loopback(text: string | null, protocols: readonly string[]): string | undefined {
  if (text === null || !URL.canParse(text)) return undefined
  const { hostname, protocol, origin, host } = new URL(text)
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') return undefined
  if (!protocols.includes(protocol)) return undefined
  return protocol === 'ws:' ? `ws://${host}` : origin
}
