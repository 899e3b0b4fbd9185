/** What the tests of other packages use: `@latchkey/pending-transactions/test-support`. Not published. */
export { fakePendingTransactions } from './fake-pending-transactions'
