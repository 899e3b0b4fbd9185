import type { ConnectState } from './contract'
import type { ConnectOptions } from './options'

const RECENT_WALLET_LIMIT = 2

export function initialConnectState(options: ConnectOptions): ConnectState {
  return {
    termsUrl: options.termsConditionsUrl,
    privacyUrl: options.privacyPolicyUrl,
    customWallets: options.customWallets ?? [],
    methodsOrder: options.connectMethodsOrder,
    recent: [],
  }
}

/** The wallet that was just used stands first, whether it was there before or not. */
export function withRecent(recent: readonly string[], walletId: string): string[] {
  return [...new Set([walletId, ...recent])].slice(0, RECENT_WALLET_LIMIT)
}
