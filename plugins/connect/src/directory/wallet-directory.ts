import { cloudContract, type WalletEntry, type WalletPage } from '@latchkey/cloud/contract'
import { isCancellation, lazy, lazyApi } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import type { ConnectContext, DirectoryState, WalletDirectory } from '../contract'
import type { DirectoryPager } from './directory-pager'
import { createExcludedWallets, type ExcludedWallets, hideExcludedWallets } from './excluded-wallets'
import { createRecentWallets } from './recent-wallets'

/**
 * Creates the object behind `connect.directory()`.
 * @param loadPager loads the code for pages and search, which the list does not need
 */
export function createWalletDirectory(
  ctx: ConnectContext,
  loadPager: (loadDirectory: () => Promise<void>) => Promise<DirectoryPager>,
): WalletDirectory {
  hideExcludedWallets(ctx)
  const excluded = createExcludedWallets(ctx)
  const loadDirectory = (): Promise<void> => load(ctx, excluded)
  const pager = lazy(() => loadPager(loadDirectory))
  return {
    ...createRecentWallets(ctx),
    identifyExcluded: excluded.fetchOrReport,
    loadDirectory,
    ...lazyApi(pager, ['loadMore', 'showCertified']),
    async search(query, signal) {
      ctx.events.emit('connect:searched', {})
      return (await pager()).search(query, signal)
    },
    saveScrollPosition: (scrollPosition) => ctx.state.assign({ scrollPosition }),
  }
}

const RECOMMENDED_LIMIT = 4

/**
 * Fetches featured, recommended and excluded wallets, once, and again after a failure. One failed request does not
 * affect the results of the others.
 */
async function load(ctx: ConnectContext, excludedWallets: ExcludedWallets): Promise<void> {
  const cloud = ctx.use(cloudContract)
  const { options, directory } = ctx.state.get()
  if (!cloud || (directory.status !== 'idle' && directory.status !== 'failed')) return
  const set = (lists: Partial<DirectoryState>): void =>
    ctx.state.assign({ directory: { ...ctx.state.get().directory, ...lists } })
  set({ status: 'loading' })

  const featuredIds = options.featuredWalletIds ?? []
  const { signal } = ctx
  const fetchByIds = async (include: readonly string[]): Promise<readonly WalletEntry[]> =>
    include.length > 0 ? (await cloud.wallets({ include, entries: include.length }, signal)).wallets : []
  const inOrder = (wallets: readonly WalletEntry[]): readonly WalletEntry[] =>
    [...wallets].sort((a, b) => featuredIds.indexOf(a.id) - featuredIds.indexOf(b.id))
  const [featured, excluded, recommended] = await Promise.allSettled([
    fetchByIds(featuredIds).then(inOrder),
    excludedWallets.fetchOnce(),
    cloud.wallets(
      {
        entries: RECOMMENDED_LIMIT,
        exclude: [...featuredIds, ...excludedWallets.ids],
        chains: ctx.read(sessionContract).networks.map(({ id }) => id),
      },
      signal,
    ),
  ])
  const failures = [featured, excluded, recommended].flatMap((one) =>
    one.status === 'rejected' ? [one.reason] : [],
  )
  for (const failure of failures) if (!isCancellation(failure)) ctx.report(failure)
  const page = fulfilledValue<WalletPage>(recommended)
  const featuredWallets = fulfilledValue(featured)
  set({
    // Requests that the end of the run has cancelled have not failed: the next run fetches again.
    status: failures.length === 0 ? 'ready' : failures.every(isCancellation) ? 'idle' : 'failed',
    ...(featuredWallets ? { featured: featuredWallets } : {}),
    ...(page ? { recommended: page.wallets, count: page.count + (featuredWallets?.length ?? 0) } : {}),
  })
}

function fulfilledValue<Value>(result: PromiseSettledResult<Value>): Value | undefined {
  return result.status === 'fulfilled' ? result.value : undefined
}
