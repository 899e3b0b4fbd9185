import type { Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import { type SessionApi, type SessionContract, type SessionState, sessionContract } from '../contract'

/** What a session holds while nobody is connected, and nothing is remembered. */
export const noSession: SessionState = {
  restoreStatus: 'done',
  connections: {},
  active: {},
  activeNamespace: undefined,
  networks: [],
  preferredNetworkIds: {},
  preferredAccountTypes: {},
  wallets: [],
  remembered: [],
}

/** A session for the tests of what depends on it. */
export function fakeSession(
  state: SessionState = noSession,
  api: Partial<SessionApi> = { active: () => undefined, provider: () => undefined },
): Plugin<SessionContract, never> {
  return fake(sessionContract, { api, state })
}
