import { cloudContract } from '@latchkey/cloud/contract'
import { isWebUrl } from '@latchkey/kernel'
import { parseUrl } from '@latchkey/kernel/web'
import type { TelemetryOptions } from './contract'
import type { TelemetryContext } from './telemetry-context'

const ENDPOINT = 'https://pulse.walletconnect.org/e'

export type ServiceOptions = Pick<TelemetryOptions, 'endpoint' | 'restrictedTimeZones'>

/**
 * Returns the URL for reports (`e`) or usage events (`batch`), or `undefined` if nothing may be sent, or not to
 * this endpoint. The events go beside the reports: to the same folder, under the name `batch`.
 */
export async function serviceUrl(
  ctx: TelemetryContext,
  { endpoint, restrictedTimeZones }: ServiceOptions,
  kind: 'e' | 'batch',
  signal: AbortSignal,
): Promise<string | undefined> {
  signal.throwIfAborted()
  if (endpoint !== undefined && !isWebUrl(endpoint)) return undefined
  if (isRestricted(restrictedTimeZones)) return undefined
  const cloud = ctx.use(cloudContract)
  const query = await cloud?.sdkQuery()
  if (!query && endpoint === undefined) return undefined
  signal.throwIfAborted()
  // The owner of a project can switch off what its operator collects, not what a host sends to itself.
  if (endpoint === undefined && !(await cloud?.analyticsEnabled())) return undefined
  signal.throwIfAborted()
  const reports = endpoint ?? ENDPOINT
  const url = kind === 'e' ? reports : new URL('batch', reports).href
  return `${url}${query ? `?${new URLSearchParams(query)}` : ''}`
}

/** Uses the browser's time zone, which is that of the device. */
export function isRestricted(zones: readonly string[] = []): boolean {
  if (zones.length === 0) return false
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone.toUpperCase()
  return zones.some((zone) => zone.toUpperCase() === own)
}

/** Returns 128 random bits in hex as a UUID of version 4. */
export function toUuid(hex: string): string {
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20),
  ]
  return parts.join('-')
}

interface PageDescription {
  readonly url: string
  readonly domain: string
}

/** Longer paths are cut. */
const MAX_PARTS = 8

/**
 * Words that say what a page is for. Any other part of a path may be somebody's name, so only these are kept.
 */
const ordinary: ReadonlySet<string> = new Set(
  (
    'about account accounts activity admin app apps asset assets auth balance bridge buy callback cart chat checkout collection ' +
    'collections connect contact create dapp dashboard demo deposit docs download earn en error events exchange explore faq ' +
    'farm games gallery governance help history home index info invest item items launchpad lend liquidity list listing login ' +
    'logout market marketplace markets mint new news nft nfts onboarding order orders overview page pages pay payment payments ' +
    'pool pools portfolio positions pricing privacy product products profile profiles proposals receive redeem register ' +
    'referral rewards sale search security sell send settings shop sign-in sign-up signin signup staking stake stats store ' +
    'stories success support swap team terms test token tokens trade transactions transfer user users vault vaults vote ' +
    'wallet wallets welcome withdraw'
  ).split(' '),
)

/**
 * The page's URL without query, fragment and credentials, and without path segments that may identify
 * somebody.
 */
export function describePage(location: string): PageDescription {
  const page = parseUrl(location)
  if (!page) return { url: '', domain: '' }
  const { origin, hostname, pathname } = page
  const parts = pathname.split('/', MAX_PARTS + 1).map(withoutId)
  return { url: `${origin}${parts.join('/')}`, domain: hostname }
}

function withoutId(part: string): string {
  if (part !== '' && !ordinary.has(part.toLowerCase().replace(/\.html?$/, ''))) return ':id'
  return part
}
