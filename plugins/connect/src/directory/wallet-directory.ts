import { lazy } from '@latchkey/kernel'
import type { ConnectContext } from '../connect-context'
import type { WalletDirectory } from '../contract'
import { withRecent } from '../state'
import type { DirectoryPager } from './directory-pager'
import { createExcludedWallets, hideExcludedWallets } from './excluded-wallets'
import { loadDirectory as load } from './load-directory'

/**
 * Creates the object behind `connect.directory()`.
 * @param loadPager loads the code of the pages of all wallets, which the list does not need
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
    remember: (wallet) =>
      ctx.state.assign({
        recent: withRecent(ctx.state.get().recent, { id: wallet.id, wallet }),
      }),
    setPairingWallet: (wallet) => ctx.state.assign({ pairingWallet: wallet && { id: wallet.id, wallet } }),
    identifyExcluded: excluded.fetchInTime,
    loadDirectory,
    loadMore: async () => (await pager()).loadMore(),
    showCertified: async (certified) => (await pager()).showCertified(certified),
    search: async (query, signal) => (await pager()).search(query, signal),
    saveScrollPosition: (scrollPosition) => ctx.state.assign({ scrollPosition }),
  }
}
