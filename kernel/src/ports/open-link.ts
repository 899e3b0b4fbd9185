import { isWebUrl } from './web-url'

const refused: ReadonlySet<string> = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'about:',
  'filesystem:',
  'view-source:',
  // An Android intent URL can name any scheme, app and component. No wallet needs one.
  'intent:',
])

/**
 * The one gate for every address that is opened: https, http on localhost, and the schemes of wallet
 * apps. `undefined` for anything else, malformed text included.
 */
export function parseSafeUrl(input: string): URL | undefined {
  const url = parseUrl(input)
  if (!url || refused.has(url.protocol)) return undefined
  if (/^https?:$/.test(url.protocol)) return isWebUrl(input) ? url : undefined
  return /^[a-z][a-z0-9+.-]+:$/.test(url.protocol) ? url : undefined
}

/**
 * Returns the URL of a text, or `undefined` for a text that is none. Not `URL.canParse`, which browsers before
 * Safari 17 and Chrome 120 lack.
 * @example parseUrl('https://example.org/a')?.host // 'example.org'
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

/**
 * Opens a page of another site in a new tab, or an app by its link, without referrer and opener. Call it in
 * the task of a click.
 * @param url one that `parseSafeUrl` has let through
 */
export function openLink(url: string, target = '_blank'): void {
  window.open(url, target, 'noreferrer,noopener')
}
