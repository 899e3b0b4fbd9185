export type {
  PlannedTransaction,
  TrackedTransaction,
  TransactionDifference,
  TransactionPurpose,
  TransactionResult,
  TransactionsContract,
} from './contract'
export { transactionsContract } from './contract'
export { transactions } from './plugin'
