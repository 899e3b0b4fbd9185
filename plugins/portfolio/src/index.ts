export type { BalanceEntry, PortfolioApi, PortfolioContract, PortfolioState } from './contract'
export type { PortfolioOptions } from './options'
export { portfolio } from './plugin'
