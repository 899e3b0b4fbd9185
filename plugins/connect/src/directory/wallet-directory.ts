import { lazy } from '@latchkey/kernel'
import type { ConnectContext } from '../connect-context'
import type { WalletDirectory } from '../contract'
import { withRecent } from '../state'
import type { DirectoryPager } from './directory-pager'
import { createExcludedWallets, hideExcludedWallets } from './excluded-wallets'
import { loadDirectory as load } from './load-directory'

/**
 * What connect does besides showing, made when it is first asked.
 * @param loadCatalogue brings what the pages of all wallets need; the list does without
 */
export function createWalletDirectory(
  ctx: ConnectContext,
  loadCatalogue: (loadDirectory: () => Promise<void>) => Promise<DirectoryPager>,
): WalletDirectory {
  hideExcludedWallets(ctx)
  const excluded = createExcludedWallets(ctx)
  const loadDirectory = (): Promise<void> => load(ctx, excluded)
  const catalogue = lazy(() => loadCatalogue(loadDirectory))
  return {
    remember: (wallet) =>
      ctx.state.assign({
        recent: withRecent(ctx.state.get().recent, { id: wallet.id, wallet }),
      }),
    setPairingWallet: (wallet) => ctx.state.assign({ pairingWallet: wallet && { id: wallet.id, wallet } }),
    identifyExcluded: excluded.fetchInTime,
    loadDirectory,
    loadMore: async () => (await catalogue()).loadMore(),
    showCertified: async (certified) => (await catalogue()).showCertified(certified),
    search: async (query, signal) => (await catalogue()).search(query, signal),
    saveScrollPosition: (place) => ctx.state.assign({ scrollPosition: place }),
  }
}
