import type { ConnectContext, RecentWallet, WalletDirectory } from '../contract'

const RECENT_WALLET_LIMIT = 2

/** Creates the part of `connect.directory()` that remembers the wallets that were used, and the one that is being paired. */
export function createRecentWallets(
  ctx: ConnectContext,
): Pick<WalletDirectory, 'remember' | 'rememberConnected' | 'setPairingWallet'> {
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
  }
}
