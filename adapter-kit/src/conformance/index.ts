export {
  type CheckOptions,
  type ClauseResult,
  checkConnector,
  formatClauseResult,
} from './check-connector'
export type { Clause } from './clause'
export { clauses } from './clauses'
export type { ConformanceHarness, ConformanceSubject, ConformanceWallet } from './harness'
