import type { ActiveTarget } from '@latchkey/session/contract'
import { ADDRESS, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { OnrampTargetChangedError, OnrampUnsupportedError } from './errors'
import { checkTarget } from './onramp-actions'

function connected(change: {
  readonly address?: `0x${string}`
  readonly networkId?: 'eip155:8453'
}): ActiveTarget {
  return {
    namespace: 'eip155',
    connectionId: 'c',
    account: { namespace: 'eip155', address: change.address ?? ADDRESS },
    networkId: change.networkId ?? 'eip155:1',
    network: mainnet,
    chainId: 1,
  }
}
const target = connected({})

test('purchase: for the account and the network of the form', () => {
  expect(() => checkTarget(target, target)).not.toThrow()
})

test.each([
  ['nobody', undefined],
  ['another account', connected({ address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })],
  ['another network', connected({ networkId: 'eip155:8453' })],
])('purchase: none for another account than that of the form (%s)', (_, active) => {
  expect(() => checkTarget(active, target)).toThrow(OnrampTargetChangedError)
})

test('purchase: refused in an unsupported namespace', () => {
  const bitcoin: ActiveTarget = {
    namespace: 'bip122',
    connectionId: 'c',
    account: { namespace: 'bip122', address: 'bc1' },
    networkId: 'bip122:000000000019d6689c085ae165831e93',
    network: undefined,
  }
  expect(() => checkTarget(bitcoin, bitcoin)).toThrow(OnrampUnsupportedError)
})
