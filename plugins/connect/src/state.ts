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

/** The longest wallet id that is believed, in characters. */
const WALLET_ID_LENGTH_LIMIT = 200

/** What was kept of an earlier visit, or `undefined` when it is not ours. A list of two ids needs no schema. */
export function parseStored(stored: unknown): Pick<ConnectState, 'recent'> | undefined {
  const recent: unknown = Reflect.get(Object(stored), 'recent')
  if (!Array.isArray(recent) || recent.length > RECENT_WALLET_LIMIT) return undefined
  const isId = (id: unknown): id is string => typeof id === 'string' && id.length <= WALLET_ID_LENGTH_LIMIT
  return recent.every(isId) ? { recent: [...recent] } : undefined
}
