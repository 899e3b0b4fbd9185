import { expect, test } from 'vitest'
import { mainnet } from '../../../../testing/src'
import { type EvmTarget, isSameTarget } from '../contract'

const account = { namespace: 'eip155', address: '0x1' } as const
const one: EvmTarget = {
  namespace: 'eip155',
  connectionId: 'c',
  account,
  networkId: 'eip155:1',
  network: mainnet,
  chainId: 1,
}

test('isSameTarget: compares connection, account and network, not the object', () => {
  expect(isSameTarget(one, { ...one })).toBe(true)
  expect(isSameTarget(undefined, undefined)).toBe(true)
  expect(isSameTarget(one, undefined)).toBe(false)
})

test.each<[string, Partial<EvmTarget>]>([
  ['another connection', { connectionId: 'd' }],
  ['another network', { networkId: 'eip155:2' }],
  ['another address', { account: { ...account, address: '0x2' } }],
  ['another type of the account', { account: { ...account, type: 'eoa' } }],
  ['the network with another name', { network: { ...mainnet, name: 'Other' } }],
])('isSameTarget: false for %s', (_what, change) => {
  expect(isSameTarget(one, { ...one, ...change })).toBe(false)
})
