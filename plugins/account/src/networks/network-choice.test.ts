import type { SessionState } from '@latchkey/session/contract'
import { base, disconnectedState, mainnet, sepolia } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { several, severalAccounts, solana } from '../test-support/session-states'
import { networkChoice, walletWithoutNetwork } from './network-choice'

const session = (more: Partial<SessionState>): SessionState => ({ ...disconnectedState, ...more })
const onlyFox = session({ ...several, connections: { fox: several.connections?.['fox'] ?? throwMissing() } })
function throwMissing(): never {
  throw new Error('There is no such connection.')
}

test.each([
  ['no wallet is connected', session({}), base, 'prefer'],
  [
    'another network of a connected wallet, while the active namespace has no connection',
    session({ ...several, activeNamespace: 'bip122' }),
    base,
    'request',
  ],
  ['the active network', session(several), mainnet, 'current'],
  ['another network of the active wallet', session(several), base, 'request'],
  ['the network that another wallet is on', session(several), solana, 'switch'],
  ['the network of the same wallet in another namespace', session(severalAccounts), solana, 'switch'],
  ['a namespace without a connected wallet', onlyFox, solana, 'connect-first'],
] as const)('networkChoice: %s', (_case, state, network, expected) => {
  expect(networkChoice(state, network)).toBe(expected)
})

test('walletWithoutNetwork: names the wallet for networks it did not approve, but never for its current one', () => {
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
