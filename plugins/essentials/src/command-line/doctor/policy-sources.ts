/** A policy by its directives: lower case names, with their sources. */
export type Policy = ReadonlyMap<string, readonly string[]>

/** Reads the value of a `Content-Security-Policy`. Of a directive that is there twice the first counts. */
export function parsePolicy(value: string): Policy {
  const policy = new Map<string, readonly string[]>()
  for (const part of value.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/)
    if (name !== '' && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources)
  }
  return policy
}

const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
}

/** The sources that hold for a directive; `undefined` where the policy says nothing. */
export function sourcesOf(policy: Policy, directive: string): readonly string[] | undefined {
  const name = (fallbacks[directive] ?? [directive]).find((one) => policy.has(one))
  return name === undefined ? undefined : policy.get(name)
}

const secure: Readonly<Record<string, string>> = { 'http:': 'https:', 'ws:': 'wss:' }
const DEFAULT_PORTS: Readonly<Record<string, string>> = {
  'https:': '443',
  'wss:': '443',
  'http:': '80',
  'ws:': '80',
}

const matchesScheme = (wanted: string, scheme: string): boolean =>
  wanted === scheme || secure[wanted] === scheme

/** @see https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function matches(source: string, url: URL, page: URL): boolean {
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol)
  if (source.toLowerCase() === "'self'") return url.origin === page.origin
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return matchesScheme(source.toLowerCase(), url.protocol)
  const [, scheme, host, port] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? []
  if (host === undefined) return false
  const wanted = scheme?.toLowerCase() ?? page.protocol
  const isScheme = matchesScheme(wanted, url.protocol) || (!scheme && /^(https|wss):$/.test(url.protocol))
  const isHost = host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1).toLowerCase())
    : url.hostname === host.toLowerCase()
  const own = DEFAULT_PORTS[url.protocol]
  const isPort = port === '*' || (port ?? own) === (url.port || own)
  return isScheme && isHost && isPort
}

/** Whether a policy lets the page at `page` reach an address. */
export function allows(policy: Policy, directive: string, address: string, page: URL): boolean {
  const sources = sourcesOf(policy, directive)
  return sources === undefined || sources.some((source) => matches(source, new URL(address), page))
}
