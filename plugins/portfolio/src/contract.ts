import { type ContractToken, defineContract } from '@latchkey/kernel'
import type { PortfolioState } from './portfolio-state'

export { decimalAmount } from './decimal-amount'
export type * from './portfolio-state'
export { emptyPortfolio, identityOf, totalUsd } from './state'

export interface PortfolioApi {
  /**
   * Reads again what is shown of the active account, however fresh the known is; does nothing in the 30 s after a failure.
   * Never rejects: a failure is a banner and `kernel:error`.
   */
  refresh(): Promise<void>
  /** Reads the active account's tokens unless known ones are at most 30 s old. Never rejects: the state tells. */
  loadTokens(): Promise<void>
  /** The same for its collectibles. */
  loadNfts(): Promise<void>
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
