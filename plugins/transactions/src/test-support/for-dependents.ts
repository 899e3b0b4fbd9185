/** For the tests of other packages: `@latchkey/transactions/test-support`. Not published. */
export { fakeTransactions } from './fake-transactions'
