import { type ContractToken, defineContract } from '@latchkey/kernel'

export { decimalAmount } from './decimal-amount'

/** What is known of one native balance. A failed read leaves an amount that is known as it is. */
export type BalanceEntry =
  | { readonly status: 'loading' }
  | {
      readonly status: 'known'
      readonly value: string
      readonly decimals: number
      readonly symbol: string
      readonly readAtMs: number
    }
  | { readonly status: 'failed'; readonly failedAtMs: number }

export interface PortfolioState {
  /** Whether balances are read at all. */
  readonly balances: 'on' | 'off'
  /** By `${networkId}:${address}` (CAIP-10). */
  readonly native: Readonly<Record<string, BalanceEntry>>
}

export interface PortfolioApi {
  /**
   * Reads the active account's native balance again, however fresh the known one is; does nothing in the 30 s after
   * a failure. Never rejects: a failure is a banner and `kernel:error`.
   */
  refresh(): Promise<void>
}

export interface PortfolioContract {
  readonly id: 'portfolio'
  readonly api: PortfolioApi
  readonly state: PortfolioState
  readonly events: Record<never, never>
  readonly views: Record<never, never>
}

export const portfolioContract: ContractToken<PortfolioContract> =
  /* @__PURE__ */ defineContract<PortfolioContract>('portfolio', 1)
