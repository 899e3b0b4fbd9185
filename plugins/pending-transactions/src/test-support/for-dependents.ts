/** For the tests of other packages: `@latchkey/pending-transactions/test-support`. Not published. */
export { fakePendingTransactions } from './fake-pending-transactions'
