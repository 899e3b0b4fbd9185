import { expect, test } from 'vitest'
import type { Purchase } from '../contract'
import { confirmArrival } from './confirm-arrival'

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
