import type { Clock } from '@latchkey/kernel'
import { type CallLimits, callWallet } from '@latchkey/session/adapter-kit'
import type { WalletProvider } from './wallet-provider'

export interface AskOptions extends CallLimits {
  readonly params?: unknown
}
export type AskWallet = (method: string, options?: AskOptions) => Promise<unknown>

/** Asks exactly once, over EIP-1193. */
export function createAskWallet(provider: WalletProvider, clock: Clock): AskWallet {
  return (method, { params, ...limits } = {}) => {
    const request = params === undefined ? { method } : { method, params }
    return callWallet(clock, method, () => provider.request(request), limits)
  }
}
