import type { CloudContext } from './cloud-context'
import type { WalletEntry, WalletPage, WalletQuery } from './contract'
import { fetchImage } from './fetch-image'
import { parseWalletPage } from './parse-wallet-page'
import { DirectoryEntriesError, type EntryFault } from './request-errors'
import { requestDirectory } from './request-service'

const PREFETCHED_IMAGES = 20
/** Limit of reported faults, for directories with many. */
const MAX_REPORTED_FAULTS = 500

export async function fetchWallets(
  cloud: CloudContext,
  query: WalletQuery,
  signal: AbortSignal | undefined,
): Promise<WalletPage> {
  const limit = entriesOf(query)
  const { wallets, count, faults } = await requestDirectory(
    cloud,
    { path: '/getWallets', query: toSearchParams(query), signal },
    (body) => parseWalletPage(body, limit),
  )
  reportFaults(cloud, faults)
  const matching = wallets.filter((wallet) => matchesQuery(wallet, query))
  const withImage = matching.flatMap(({ imageId }) => imageId ?? [])
  for (const id of withImage.slice(0, PREFETCHED_IMAGES)) void fetchImage(cloud, 'wallet', id)
  return { wallets: matching, count }
}

/** The query is applied here too, since the directory may ignore it. CAIP-2 ids are compared as a whole. */
function matchesQuery({ id, chains }: WalletEntry, query: WalletQuery): boolean {
  const { include = [], exclude = [], chains: queried = [] } = query
  if (exclude.includes(id) || (include.length > 0 && !include.includes(id))) return false
  return queried.length === 0 || chains === undefined || chains.some((chain) => queried.includes(chain))
}

/** Reports each fault once per instance, all of one page in one error. */
function reportFaults({ ctx, memory: { reported } }: CloudContext, faults: readonly EntryFault[]): void {
  const fresh = faults.filter(({ wallet, field }) => {
    const key = `${wallet} ${field}`
    return reported.size < MAX_REPORTED_FAULTS && reported.size < reported.add(key).size
  })
  if (fresh.length > 0) ctx.report(new DirectoryEntriesError(fresh))
}

const WALLET_PAGE_SIZE = 40

export const entriesOf = ({ entries = WALLET_PAGE_SIZE }: WalletQuery): number => entries

/** The query with the directory's names and order, without empty values. */
export function toSearchParams(query: WalletQuery): readonly (readonly [name: string, value: string])[] {
  const { page = 1, include = [], exclude = [], chains = [], search = '', certified = false } = query
  const all = {
    page: `${page}`,
    entries: `${entriesOf(query)}`,
    include: include.join(),
    exclude: exclude.join(),
    chains: chains.join(),
    search: search.trim(),
    badge_type: certified ? 'certified' : '',
  }
  return Object.entries(all).filter(([, value]) => value !== '')
}
