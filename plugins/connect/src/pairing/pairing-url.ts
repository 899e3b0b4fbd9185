import { parseSafeUrl } from '@latchkey/kernel/web'

/** Telegram's own names, which open a chat or a mini app. */
const telegramHosts: ReadonlySet<string> = new Set(['t.me', 'telegram.me', 'telegram.dog'])
/** Telegram passes a mini app a start parameter of at most 512 letters, digits, `_` and `-`, and no path. */
const START_PARAMETER = /^[\w-]{1,512}$/

/**
 * Adds the pairing URI to a wallet's base URL, as `wc?uri=` behind its path, or behind the route in its fragment. A query
 * that the URL has is kept. A mini app of Telegram gets it as `startapp`, in base64url. Returns `undefined` if the result is
 * unsafe or would not be opened.
 * @param encodings how often the URI is percent-encoded
 * @example addPairingUri('oak://', uri, 1) // 'oak://wc?uri=wc%3A…'
 */
export function addPairingUri(base: string, uri: string, encodings: 1 | 2): string | undefined {
  if (isTelegram(base)) return addStartParameter(base, uri)
  const once = encodeURIComponent(uri)
  const { path, query } = splitQuery(base)
  const kept = query === '' ? '' : `${query}&`
  return parseSafeUrl(`${path}wc?${kept}uri=${encodings === 1 ? once : encodeURIComponent(once)}`)?.href
}

/** Ends the path of a wallet's URL, or the route in its fragment, with a slash. A link of Telegram is returned as it is. */
export function withFinalSlash(base: string): string {
  if (isTelegram(base)) return base
  const { path, query } = splitQuery(base)
  return `${path}${path.endsWith('/') ? '' : '/'}${query === '' ? '' : `?${query}`}`
}

function addStartParameter(base: string, uri: string): string | undefined {
  const url = parseSafeUrl(base)
  const code = btoa(uri).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  // control: start-parameter-that-telegram-drops
  if (!url || !START_PARAMETER.test(code)) return undefined
  url.searchParams.set('startapp', code)
  return url.href
}

function isTelegram(base: string): boolean {
  const { protocol, hostname = '' } = parseSafeUrl(base) ?? {}
  return protocol === 'tg:' || (protocol === 'https:' && telegramHosts.has(hostname))
}

/** Splits off the query behind which nothing follows; one before a route in the fragment stays where it is. */
function splitQuery(base: string): { readonly path: string; readonly query: string } {
  const at = base.indexOf('?', Math.max(0, base.indexOf('#')))
  return at < 0 ? { path: base, query: '' } : { path: base.slice(0, at), query: base.slice(at + 1) }
}
