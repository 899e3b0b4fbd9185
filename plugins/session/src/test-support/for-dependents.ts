import type { Plugin } from '@latchkey/kernel'
import type { SessionApi, SessionContract, SessionState } from '../contract'
import { createFakeSession } from '../testing/fake-session'

/** Test support of session for the packages that depend on it. */
export { disconnectedState as noSession } from '../testing/session-states'
export { safetyContract, safetyReader } from './safety-reader'
export { signInRequest, signInSource } from './sign-in-request'
export { readerContract, slotsReader } from './slots-reader'

/** The fake session of `@latchkey/session/testing`, for tests that need no more than its presence. */
export function fakeSession(
  state: Partial<SessionState> = {},
  api: Partial<SessionApi> = {},
): Plugin<SessionContract, never> {
  return createFakeSession({ state, api }).plugin
}
