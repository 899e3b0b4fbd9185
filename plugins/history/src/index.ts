export {
  type HistoryContract,
  type HistoryPage,
  type HistoryQuery,
  type HistoryState,
  type HistoryTransaction,
  type HistoryTransfer,
  historyContract,
} from './contract'
export type { HistoryOptions } from './options'
export { history } from './plugin'
