/** What the tests of packages that depend on session use of its own. */
export { fakeSession, noSession } from './fake-session'
export { safetyContract, safetyReader } from './safety-reader'
export { readerContract, slotsReader } from './slots-reader'
