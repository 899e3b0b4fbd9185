export type {
  PendingTransactionsContract,
  TrackedTransaction,
  TransactionDifference,
  TransactionPurpose,
  TransactionResult,
} from './contract'
export { pendingTransactionsContract } from './contract'
export { pendingTransactions } from './plugin'
