import { parseUrl } from '@latchkey/kernel/web'

export interface PageDescription {
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
