import type { SimulatedWalletOptions } from '../options'

/** The options that can be sent into a page: plain data. */
export interface InjectedWalletOptions
  extends Omit<SimulatedWalletOptions, 'remember' | 'fetch' | 'translate'> {
  /** Keeps its permission over a reload, as an extension does. Default: true. */
  readonly remembers?: boolean
  /** Delay of the announcement after the page's start, in milliseconds. Default: 0. */
  readonly appearsAfterMs?: number
}

/** Names in the page, not enumerable. */
export const PAGE_GLOBALS = {
  add: 'latchkeyAddSimulatedWallet',
  wallet: 'latchkeySimulatedWallet',
} as const
