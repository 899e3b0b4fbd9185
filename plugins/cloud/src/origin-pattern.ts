import { parseUrl } from '@latchkey/kernel/web'

/** Patterns that are allowed in addition to those of a project, if the project has any. */
const defaultPatterns: readonly string[] = [
  'https://*.pages.dev',
  'https://*.vercel.app',
  'https://*.ngrok-free.app',
  'https://secure-mobile.walletconnect.com',
  'https://secure-mobile.walletconnect.org',
]

/** Scheme, host and port of a pattern; IPv6 hosts keep their brackets. */
const parts = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\[[^\]]*\]|[^:/?#@\s]+)(?::(\*|\d+))?(?:[/?#].*)?$/i

interface OriginParts {
  readonly scheme: string | undefined
  readonly host: string
  readonly port: string | undefined
}

/** Whether a page's origin is among the patterns of a project; a project without patterns allows every origin. */
export function isOriginAllowed(origin: string, patterns: readonly string[]): boolean {
  if (patterns.length === 0) return true
  const page = parseUrl(origin) && split(origin)
  if (!page) return patterns.some((pattern) => !pattern.includes('*') && pattern === origin)
  if (page.host === 'localhost' || page.host === '127.0.0.1') return true
  return [...patterns, ...defaultPatterns].some((pattern) =>
    pattern.includes('*') ? matchesLabels(pattern, page) : matchesWhole(pattern, origin, page),
  )
}

function split(origin: string): OriginParts | undefined {
  const [, scheme, host, port] = parts.exec(origin) ?? []
  return host === undefined ? undefined : { scheme, host, port }
}

function matchesWhole(pattern: string, origin: string, page: OriginParts): boolean {
  if (pattern.includes('://')) return parseUrl(pattern)?.origin === origin
  return pattern === page.host || pattern === `${page.host}:${page.port}`
}

/** Second-level labels of country domains under which anybody can register a name: `co.uk`, `com.br`. */
const registryLabel =
  /^(?:ac|co|com|ed|edu|gen|gob|gov|govt|id|in|ind|info|ltd|me|mil|ne|net|nom|or|org|plc|sch|web)$/

/**
 * Whether the hosts that match the pattern can have different owners: a `*` directly below a public suffix
 * such as `com` or `co.uk`.
 */
function isBroad(host: string): boolean {
  const fixed = host.replace(/^.*\*/, '').split('.').filter(Boolean)
  const [first = '', last = ''] = fixed.slice(-2)
  // The numbers of an IP address are not domain labels.
  if (fixed.length < 2 || /^\d+$/.test(last)) return true
  return fixed.length === 2 && last.length === 2 && registryLabel.test(first)
}

/**
 * Compares label by label. A `*` in the host matches exactly one label, a `*` as the port matches any port.
 * Patterns whose hosts may have different owners match nothing.
 */
function matchesLabels(pattern: string, page: OriginParts): boolean {
  const wanted = split(pattern)
  if (!wanted || (wanted.scheme !== undefined && wanted.scheme !== page.scheme)) return false
  if (wanted.host.includes('*') && isBroad(wanted.host)) return false
  if (wanted.port !== undefined && wanted.port !== '*' && wanted.port !== page.port) return false
  const labels = wanted.host.split('.')
  const pageLabels = page.host.split('.')
  return (
    labels.length === pageLabels.length &&
    labels.every((label, index) => label === pageLabels[index] || (label === '*' && pageLabels[index] !== ''))
  )
}
