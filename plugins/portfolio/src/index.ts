export type {
  BalanceEntry,
  PortfolioApi,
  PortfolioContract,
  PortfolioOptions,
  PortfolioState,
} from './contract'
export { portfolio } from './plugin'
