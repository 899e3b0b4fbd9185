const refused: ReadonlySet<string> = new Set([
  'javascript:',
  'data:',
  'vbscript:',
  'file:',
  'blob:',
  'about:',
  'filesystem:',
  'view-source:',
  // An Android intent can name any scheme, app and component behind its `#`; no wallet of ours needs one.
  'intent:',
])
const local: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The one gate for every address that is opened (R4): https, http on this machine, and the schemes of wallet
 * apps. `undefined` for anything else, malformed text included.
 */
export function parseLink(input: string): URL | undefined {
  const url = tryParse(input)
  if (!url || refused.has(url.protocol)) return undefined
  if (url.protocol === 'https:') return url
  if (url.protocol === 'http:') return local.has(url.hostname) ? url : undefined
  return /^[a-z][a-z0-9+.-]+:$/.test(url.protocol) ? url : undefined
}

/** An address of the web: https, or http on this machine (R46). */
export function isWebUrl(input: unknown): boolean {
  const protocol = typeof input === 'string' ? parseLink(input)?.protocol : undefined
  return protocol === 'https:' || protocol === 'http:'
}

function tryParse(input: string): URL | undefined {
  try {
    return new URL(input)
  } catch {
    return undefined
  }
}
