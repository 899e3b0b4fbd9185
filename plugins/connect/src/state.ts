import type { ConnectState, RecentWallet } from './contract'
import type { ConnectOptions } from './options'

const RECENT_WALLET_LIMIT = 2

export function initialConnectState(options: ConnectOptions): ConnectState {
  return {
    options,
    recent: [],
    directory: { status: 'absent', count: 0, featured: [], recommended: [], excluded: [] },
    directoryPages: { status: 'idle', count: 0, wallets: [], pages: 0, certified: false },
    scrollPosition: undefined,
  }
}

/** Puts the wallet that was just used first. */
export function withRecent(recent: readonly RecentWallet[], used: RecentWallet): readonly RecentWallet[] {
  return [used, ...recent.filter(({ id }) => id !== used.id)].slice(0, RECENT_WALLET_LIMIT)
}
