import type { Plugin } from '@latchkey/kernel'
import type { SessionApi, SessionContract, SessionState } from '../contract'
import { createFakeSession } from '../testing/fake-session'

/** What the tests of packages that depend on session use of its own. */
export { disconnectedState as noSession } from '../testing/session-states'
export { safetyContract, safetyReader } from './safety-reader'
export { readerContract, slotsReader } from './slots-reader'

/** The fake session of `@latchkey/session/testing`, for tests that only need it to be there. */
export function fakeSession(
  state: Partial<SessionState> = {},
  api: Partial<SessionApi> = {},
): Plugin<SessionContract, never> {
  return createFakeSession({ state, api }).plugin
}
