import type { ActiveTarget } from '@latchkey/session/contract'
import { ADDRESS, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import type { Purchase } from './contract'
import { OnrampTargetChangedError, OnrampUnsupportedError } from './errors'
import { checkTarget, confirmArrival } from './onramp-actions'

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

const token = {
  id: 'ETH',
  name: 'Ether',
  symbol: 'ETH',
  networkId: 'eip155:1',
  networkName: 'ethereum-mainnet',
} as const
const possible = { amount: '30', decimals: 18 } as const

function purchase(id: string, change: Partial<Purchase> = {}): Purchase {
  return {
    id,
    providerId: 'p',
    token,
    address: '0xA',
    amount: '100',
    currency: 'EUR',
    startedAtMs: 0,
    balance: '1000',
    progress: { phase: 'waiting' },
    ...change,
  }
}

test('confirm: what has arrived counts for one purchase of the token', () => {
  const [newer, older, later, elsewhere] = confirmArrival(
    [
      purchase('newer', { possible }),
      purchase('older', { possible }),
      // Began when the amount was there.
      purchase('later', { balance: '1030' }),
      purchase('elsewhere', { possible, token: { ...token, networkId: 'eip155:8453' } }),
    ],
    { id: 'older' },
  )
  expect(older).toEqual(purchase('older', { balance: '1030', progress: { phase: 'arrived', ...possible } }))
  expect(newer).toEqual(purchase('newer', { balance: '1030' }))
  expect(later).toEqual(purchase('later', { balance: '1030' }))
  expect(elsewhere?.possible).toEqual(possible)
})

test('confirm: a purchase for which nothing has arrived is not one that has', () => {
  const before = [purchase('a'), purchase('b', { possible, progress: { phase: 'arrived', ...possible } })]
  for (const id of ['a', 'b', 'c']) expect(confirmArrival(before, { id })).toBe(before)
})
