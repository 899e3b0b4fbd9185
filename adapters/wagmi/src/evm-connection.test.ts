import { ADDRESS, connectedState, disconnectedState } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { evmConnection } from './evm-connection'

const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('connection: the account that the user made the active one comes first, and none of another chain', () => {
  const { connections, ...rest } = connectedState()
  const one = connections?.['c']
  if (one?.status !== 'connected') throw new Error('That state is not connected.')
  const accounts = [
    ...one.accounts,
    { namespace: 'eip155', address: OTHER },
    { namespace: 'solana', address: 'So1' },
  ] as const
  const c = { ...one, accounts, selectedAddresses: { eip155: OTHER } }
  const state = { ...disconnectedState, ...rest, connections: { c } }
  expect(evmConnection(state)).toEqual({ connectionId: 'c', chainId: 1, accounts: [OTHER, ADDRESS] })
  expect(evmConnection(disconnectedState)).toBeUndefined()
})
