export type {
  PendingTransactionsContract,
  PlannedTransaction,
  TrackedTransaction,
  TransactionDifference,
  TransactionPurpose,
  TransactionResult,
} from './contract'
export { pendingTransactionsContract } from './contract'
export { pendingTransactions } from './plugin'
