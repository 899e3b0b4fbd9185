import type { ThemeMode } from '@latchkey/ui-primitives/theme'

/** The options in the phone page's query; the services default to the ports of `npm run demo`. */
export interface PhoneOptions {
  readonly relayUrl: string
  readonly gatewayUrl: string
  /** The pairing link with which another page opened this one. */
  readonly uri: string | undefined
  readonly mode: ThemeMode
}

const defaults = { relay: 'ws://127.0.0.1:4802', gateway: 'http://127.0.0.1:4801' }

/** Accepts only loopback URLs, so that a foreign link cannot make the phone use another relay. */
export function readOptions(query: URLSearchParams): PhoneOptions {
  const theme = query.get('theme')
  return {
    relayUrl: service('relay', query.get('relay'), 'ws:'),
    gatewayUrl: service('gateway', query.get('gateway'), 'http:'),
    uri: query.get('uri') ?? undefined,
    mode: theme === 'light' || theme === 'dark' ? theme : 'auto',
  }
}

/** Links of pages to their wallet name no services; the last known URL is used then. */
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
