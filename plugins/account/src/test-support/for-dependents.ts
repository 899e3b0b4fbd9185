/** For the tests of other packages: `@latchkey/account/test-support`. Not published. */
export { accountWays } from './account-ways'
