import type { SessionState } from '@latchkey/session/contract'
import { base, disconnectedState, mainnet, sepolia } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { several, severalAccounts, solana } from '../test-support/session-states'
import { groupNetworks, networkChoice, walletWithoutNetwork } from './network-choice'

const session = (more: Partial<SessionState>): SessionState => ({ ...disconnectedState, ...more })
const onlyFox = session({ ...several, connections: { fox: several.connections?.['fox'] ?? never() } })
function never(): never {
  throw new Error('There is no such connection.')
}

test.each([
  ['nobody connected', session({}), base, 'prefer'],
  [
    'a chain nobody is connected on, while another is in use',
    session({ ...several, activeNamespace: 'bip122' }),
    base,
    'request',
  ],
  ['the one in use', session(several), mainnet, 'current'],
  ['another one of the wallet in use', session(several), base, 'request'],
  ['the one another wallet is on', session(several), solana, 'switch'],
  ['the other side of the same wallet', session(severalAccounts), solana, 'switch'],
  ['a chain nobody is connected on', onlyFox, solana, 'connect-first'],
] as const)('choiceOf: %s', (_case, state, network, expected) => {
  expect(networkChoice(state, network)).toBe(expected)
})

test('refusingWallet: only what a wallet limits itself to, and never where it is', () => {
  const fox = several.connections?.['fox']
  if (fox?.status !== 'connected') throw new Error('Fox is connected.')
  const limited = session({
    ...several,
    connections: { fox: { ...fox, approvedNetworkIds: { eip155: ['eip155:8453'] } } },
  })
  expect(walletWithoutNetwork(limited, sepolia)).toBe('Fox')
  expect(walletWithoutNetwork(limited, base)).toBeUndefined()
  expect(walletWithoutNetwork(limited, mainnet)).toBeUndefined()
  expect(walletWithoutNetwork(limited, solana)).toBeUndefined()
  expect(walletWithoutNetwork(session(several), sepolia)).toBeUndefined()
})

test('groupNetworks: in the order of the host, the kind in use first', () => {
  const networks = [mainnet, solana, base]
  const names = (first?: string) =>
    groupNetworks(networks, first).map((group) => group.networks.map(({ name }) => name))
  expect(names()).toEqual([['Ethereum', 'Base'], ['Solana']])
  expect(names('solana')).toEqual([['Solana'], ['Ethereum', 'Base']])
})
