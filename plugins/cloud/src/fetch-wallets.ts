import { askDirectory } from './ask-directory'
import type { Cloud } from './cloud-context'
import type { WalletEntry, WalletPage, WalletQuery } from './contract'
import { DirectoryEntriesError, type EntryFault } from './directory-errors'
import { fetchImage } from './fetch-image'
import { parseWalletPage } from './parse-wallet-page'
import { entriesOf, toQuery } from './wallet-query'

const PREFETCHED_IMAGES = 20
/** A directory that is wrong everywhere is told about often enough. */
const MAX_REPORTED_FAULTS = 500

export async function fetchWallets(
  cloud: Cloud,
  query: WalletQuery,
  signal: AbortSignal | undefined,
): Promise<WalletPage> {
  const limit = entriesOf(query)
  const { wallets, count, faults } = await askDirectory(
    cloud,
    { path: '/getWallets', query: toQuery(query), signal },
    (body) => parseWalletPage(body, limit),
  )
  reportFaults(cloud, faults)
  const wanted = wallets.filter((wallet) => isWanted(wallet, query))
  const withImage = wanted.flatMap(({ imageId }) => imageId ?? [])
  for (const id of withImage.slice(0, PREFETCHED_IMAGES)) void fetchImage(cloud, 'wallet', id)
  return { wallets: wanted, count }
}

/** What was asked for holds even where the directory thinks otherwise. Chains are compared whole. */
function isWanted({ id, chains }: WalletEntry, query: WalletQuery): boolean {
  const { include = [], exclude = [], chains: asked = [] } = query
  if (exclude.includes(id) || (include.length > 0 && !include.includes(id))) return false
  return asked.length === 0 || chains === undefined || chains.some((chain) => asked.includes(chain))
}

/** Each fault once in the life of the instance, all of a page in one error. */
function reportFaults({ ctx, memory: { reported } }: Cloud, faults: readonly EntryFault[]): void {
  const fresh = faults.filter(({ wallet, field }) => {
    const key = `${wallet} ${field}`
    return reported.size < MAX_REPORTED_FAULTS && reported.size < reported.add(key).size
  })
  if (fresh.length > 0) ctx.report(new DirectoryEntriesError(fresh))
}
