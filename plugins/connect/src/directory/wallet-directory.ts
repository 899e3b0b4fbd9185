import { lazy, lazyApi } from '@latchkey/kernel'
import type { ConnectContext } from '../connect-context'
import type { RecentWallet, WalletDirectory } from '../contract'
import type { DirectoryPager } from './directory-pager'
import { createExcludedWallets, hideExcludedWallets } from './excluded-wallets'
import { loadDirectory as load } from './load-directory'

const RECENT_WALLET_LIMIT = 2

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
  /** Moves the wallet to the first position of the recent ones. */
  const addRecent = (used: RecentWallet): void => {
    const others = ctx.state.get().recent.filter(({ id }) => id !== used.id)
    ctx.state.assign({ recent: [used, ...others].slice(0, RECENT_WALLET_LIMIT) })
  }
  return {
    remember: (wallet) => addRecent({ id: wallet.id, wallet }),
    rememberConnected({ walletId, silent }) {
      const { pairingWallet } = ctx.state.get()
      // A paired wallet is added by its view, which has its entry. Here it is added only if it approved after a reload.
      const used = walletId === 'walletConnect' ? silent && pairingWallet : !silent && { id: walletId }
      if (!used) return
      addRecent(used)
      ctx.state.assign({ pairingWallet: undefined })
    },
    setPairingWallet: (wallet) => ctx.state.assign({ pairingWallet: wallet && { id: wallet.id, wallet } }),
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
