import type { Plugin } from '@latchkey/kernel'
import { fake } from '@latchkey/kernel/testing'
import {
  type ActiveTarget,
  type SessionApi,
  type SessionContract,
  type SessionState,
  sessionContract,
} from '@latchkey/session/contract'

export const noSession: SessionState = {
  resume: 'done',
  connections: {},
  active: {},
  activeNamespace: undefined,
  networks: [],
  preferred: {},
  wallets: [],
  remembered: [],
}

export const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

export const target: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'c1',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: 'eip155:1',
  network: undefined,
}

export const connectedSession: SessionState = {
  ...noSession,
  connections: {
    c1: {
      id: 'c1',
      walletId: 'w',
      connectorId: 'k',
      status: 'connected',
      accounts: [target.account],
      networkIds: { eip155: 'eip155:1' },
    },
  },
  active: { eip155: 'c1' },
  activeNamespace: 'eip155',
}

export function fakeSession(
  state: SessionState = noSession,
  api: Partial<SessionApi> = { active: () => undefined, provider: () => undefined },
): Plugin<SessionContract, never> {
  return fake(sessionContract, { api, state })
}
