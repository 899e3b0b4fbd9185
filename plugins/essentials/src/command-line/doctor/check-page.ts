import { isAddress, type NamedManifest, type Use } from '../csp/manifest'
import { hostsOf } from '../csp/privacy-notice'
import { UserError } from '../user-error'
import type { Finding } from './finding'
import { allows, type Policy, parsePolicy, sourcesOf } from './policy-sources'

const FETCH_TIMEOUT_MS = 10_000
/** Wallets and sign-in messages allow a clock to be a minute off. */
const CLOCK_LIMIT_MS = 60_000

/** What a server says of a page. */
export interface ServedPage {
  /** After redirects. */
  readonly url: URL
  readonly headers: Headers
  readonly html: string
  /** The time of day here when the headers came, in milliseconds since the epoch. */
  readonly receivedAt: number
}

/** Fetches a page. Throws a `UserError` if the text is no URL or nothing answers. */
export async function fetchPage(text: string): Promise<ServedPage> {
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new UserError(`--url takes the address of your page, such as http://localhost:3000, not "${text}".`)
  }
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
    const receivedAt = Date.now()
    return { url: new URL(response.url), headers: response.headers, html: await response.text(), receivedAt }
  } catch (cause) {
    throw new UserError(`Nothing answers at ${url.origin}. Is the page served?`, { cause })
  }
}

export function findPageMistakes(page: ServedPage, sources: readonly NamedManifest[]): readonly Finding[] {
  return [
    ...originMistakes(page),
    ...isolationMistakes(page, sources),
    ...policiesOf(page).flatMap((policy) => policyMistakes(policy, page, sources)),
    ...clockMistakes(page),
  ]
}

function originMistakes({ url }: ServedPage): readonly Finding[] {
  if (url.protocol === 'https:' || /^(localhost|.*\.localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname))
    return []
  return [
    {
      code: 'INSECURE_ORIGIN',
      found: 'The page is served over http from another host than localhost.',
      advice:
        'Serve it over https: browsers give pages without it no cryptography, and wallets may refuse them.',
    },
  ]
}

const namesHost = (sources: readonly NamedManifest[], use: Use): boolean => hostsOf(sources, use).length > 0

function isolationMistakes({ headers }: ServedPage, sources: readonly NamedManifest[]): readonly Finding[] {
  const opener = headers.get('cross-origin-opener-policy')?.split(';')[0]?.trim()
  const embedder = headers.get('cross-origin-embedder-policy')?.split(';')[0]?.trim()
  const isBlocked =
    embedder === 'require-corp' && (namesHost(sources, 'frame') || namesHost(sources, 'image'))
  return [
    ...(opener === 'same-origin'
      ? [
          {
            code: 'OPENER_POLICY',
            found: 'Cross-Origin-Opener-Policy is same-origin.',
            advice:
              'Send same-origin-allow-popups: wallets that approve in a window cannot answer the page otherwise.',
          },
        ]
      : []),
    ...(isBlocked
      ? [
          {
            code: 'EMBEDDER_POLICY',
            found: 'Cross-Origin-Embedder-Policy is require-corp.',
            advice:
              'Send credentialless, or leave it out: frames and pictures of other hosts are blocked otherwise.',
          },
        ]
      : []),
  ]
}

/** The policies of the headers and of the document's meta elements. All of them hold at once. */
function policiesOf({ headers, html }: ServedPage): readonly Policy[] {
  const ofHeader = headers.get('content-security-policy')?.split(',') ?? []
  const metas = [...html.matchAll(/<meta\b(?=[^>]*http-equiv=["']?content-security-policy["'\s])[^>]*>/gi)]
  const ofMeta = metas.map(([tag]) => /\bcontent=(?:"([^"]*)"|'([^']*)')/i.exec(tag))
  return [...ofHeader, ...ofMeta.map((found) => found?.[1] ?? found?.[2] ?? '')]
    .filter((value) => value.trim() !== '')
    .map((value) => parsePolicy(value.replaceAll('&#39;', "'").replaceAll('&quot;', '"')))
}

const directives = { connect: 'connect-src', frame: 'frame-src', image: 'img-src' } as const

function policyMistakes(
  policy: Policy,
  page: ServedPage,
  sources: readonly NamedManifest[],
): readonly Finding[] {
  const pictures = sourcesOf(policy, 'img-src')
  const missing = pictures === undefined ? [] : ['data:', 'blob:'].filter((one) => !pictures.includes(one))
  return [
    ...(['connect', 'frame', 'image'] as const).flatMap((use) => missingHosts(policy, use, page, sources)),
    ...(missing.length > 0
      ? [
          {
            code: 'POLICY_PICTURES',
            found: `The security policy lacks ${missing.join(' and ')} in img-src.`,
            advice: `Add ${missing.join(' ')} to img-src: pictures of wallets come as such.`,
          },
        ]
      : []),
  ]
}

function missingHosts(
  policy: Policy,
  use: keyof typeof directives,
  page: ServedPage,
  sources: readonly NamedManifest[],
): readonly Finding[] {
  const directive = directives[use]
  const groups = hostsOf(sources, use).map(({ hosts, ...group }) => ({
    ...group,
    hosts: hosts.filter(isAddress),
  }))
  const known = groups.flatMap(({ hosts }) => hosts)
  /** Whether the page has a node of its own, instead of those that a chain brings. */
  const hasOwn = (sourcesOf(policy, directive) ?? []).some(
    (source) => /\w\.\w|localhost/.test(source) && !known.includes(source),
  )
  return groups.flatMap(({ name, hosts, option }) => {
    const blocked = hosts.filter((host) => !allows(policy, directive, host, page.url))
    // A page uses a few of a chain's nodes, or its own.
    const isEnough = hosts.length > 1 && (blocked.length < hosts.length || hasOwn)
    if (blocked.length === 0 || isEnough) return []
    return [
      {
        code: 'POLICY_HOST',
        found: `The security policy does not allow ${blocked.join(', ')} in ${directive}, which ${name} needs.`,
        advice: `Add it (npx latchkey csp prints the whole policy), or set another by the option ${option}.`,
      },
    ]
  })
}

function clockMistakes({ headers, receivedAt }: ServedPage): readonly Finding[] {
  const served = Date.parse(headers.get('date') ?? '')
  const offBy = receivedAt - served
  if (Number.isNaN(served) || Math.abs(offBy) <= CLOCK_LIMIT_MS) return []
  const seconds = Math.round(Math.abs(offBy) / 1000)
  return [
    {
      code: 'CLOCK',
      found: `The clock of this computer is ${seconds} s ${offBy > 0 ? 'ahead of' : 'behind'} the server's.`,
      advice:
        'Set both clocks by a time server: sign-in messages and codes for wallets expire at the wrong time otherwise.',
    },
  ]
}
