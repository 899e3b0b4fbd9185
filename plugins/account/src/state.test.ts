import type { SessionState } from '@latchkey/session/contract'
import { connectedState, mainnet } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { mustSwitch, sameTarget } from './state'

const free = { enableNetworkSwitch: true, allowUnsupportedChain: false }
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
  ['a network that is not served', sessionOf(connectedState('eip155:99')), free, true],
  ['a network that is served', sessionOf(connectedState('eip155:1')), free, false],
  ['nobody connected', sessionOf({}), free, false],
  ['no network to go to', sessionOf({ ...connectedState('eip155:99'), networks: [] }), free, false],
  [
    'only networks of another kind',
    sessionOf({ ...connectedState('eip155:99'), networks: [{ ...mainnet, namespace: 'solana' }] }),
    free,
    false,
  ],
  [
    'switching that is off',
    sessionOf(connectedState('eip155:99')),
    { ...free, enableNetworkSwitch: false },
    false,
  ],
  [
    'any network being allowed',
    sessionOf(connectedState('eip155:99')),
    { ...free, allowUnsupportedChain: true },
    false,
  ],
])('mustSwitch: with %s', (_case, state, policy, expected) => {
  expect(mustSwitch(state, policy)).toBe(expected)
})

test('sameTarget: compares account and network, and nothing else', () => {
  const account = { namespace: 'eip155', address: '0x1' } as const
  const one = {
    namespace: 'eip155',
    connectionId: 'c',
    account,
    networkId: 'eip155:1',
    network: mainnet,
    chainId: 1,
  } as const
  expect(sameTarget(one, { ...one })).toBe(true)
  expect(sameTarget(one, undefined)).toBe(false)
  expect(sameTarget(undefined, undefined)).toBe(true)
  expect(sameTarget(one, { ...one, networkId: 'eip155:2' })).toBe(false)
  expect(sameTarget(one, { ...one, account: { ...account, address: '0x2' } })).toBe(false)
})
