import type { SimulatedWalletOptions } from '../options'

/** What can be sent into a page: plain data. */
export interface InjectedWalletOptions
  extends Omit<SimulatedWalletOptions, 'remember' | 'fetch' | 'translate'> {
  /** Keeps its permission over a reload, as an extension does. Default: true. */
  readonly remembers?: boolean
  /** Announces itself that much later than the page. Default: 0. */
  readonly appearsAfterMs?: number
}

/** Names in the page, not enumerable. */
export const PAGE_GLOBALS = {
  add: 'latchkeyAddSimulatedWallet',
  wallet: 'latchkeySimulatedWallet',
} as const
