export type { HistoryOptions } from './contract'
export {
  type HistoryContract,
  type HistoryPage,
  type HistoryQuery,
  type HistoryState,
  type HistoryTransaction,
  type HistoryTransfer,
  historyContract,
} from './contract'
export { history } from './plugin'
