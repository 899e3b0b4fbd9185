import type { Plugin } from '@latchkey/kernel'
import type { SessionApi, SessionContract, SessionState } from '@latchkey/session/contract'
import { createFakeSession } from '../fake-session'

// The entry point `@latchkey/testing/test-support`, for tests of other packages in this repository.
export { disconnectedState as noSession } from '../session-states'
export { safetyContract, safetyReader } from './safety-reader'
export { sendsSeen, sendsSeenContract } from './sends-seen'
export { signInRequest, signInSource } from './sign-in-request'
export { readerContract, slotsReader } from './slots-reader'

/** Returns only the plugin of `createFakeSession`, for tests that do not use its recorded calls. */
export function fakeSession(
  state: Partial<SessionState> = {},
  api: Partial<SessionApi> = {},
): Plugin<SessionContract, never> {
  return createFakeSession({ state, api }).plugin
}
