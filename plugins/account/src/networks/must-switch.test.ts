import type { SessionState } from '@latchkey/session/contract'
import { connectedState, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { mustSwitch } from './dialog-networks'

const policyDefaults = { enableNetworkSwitch: true, allowUnsupportedChain: false }
const sessionOf = (more: Partial<SessionState>): SessionState => ({
  restoreStatus: 'done',
  connections: {},
  active: {},
  activeNamespace: undefined,
  networks: [mainnet],
  preferredNetworkIds: {},
  preferredAccountTypes: {},
  wallets: [],
  remembered: [],
  ...more,
})

test.each([
  ['a network that is not configured', sessionOf(connectedState('eip155:99')), policyDefaults, true],
  ['a configured network', sessionOf(connectedState('eip155:1')), policyDefaults, false],
  ['no connected wallet', sessionOf({}), policyDefaults, false],
  [
    'no configured network at all',
    sessionOf({ ...connectedState('eip155:99'), networks: [] }),
    policyDefaults,
    false,
  ],
  [
    'configured networks in other namespaces only',
    sessionOf({ ...connectedState('eip155:99'), networks: [{ ...mainnet, namespace: 'solana' }] }),
    policyDefaults,
    false,
  ],
  [
    'enableNetworkSwitch off',
    sessionOf(connectedState('eip155:99')),
    { ...policyDefaults, enableNetworkSwitch: false },
    false,
  ],
  [
    'allowUnsupportedChain on',
    sessionOf(connectedState('eip155:99')),
    { ...policyDefaults, allowUnsupportedChain: true },
    false,
  ],
])('mustSwitch: with %s', (_case, state, policy, expected) => {
  expect(mustSwitch(state, policy)).toBe(expected)
})
