import { expect, test } from 'vitest'
import { parsePurchases } from './stored-purchases'

const stored = {
  id: '1',
  providerId: 'meld',
  token: { id: 'ETH', name: 'Ether', symbol: 'ETH', networkId: 'eip155:1', networkName: 'ethereum-mainnet' },
  address: '0xA',
  amount: '99.5',
  currency: 'USD',
  startedAtMs: 5,
  balance: '10',
  progress: { phase: 'waiting' },
}

test('stored: what was written is read', () => {
  expect(parsePurchases({ purchases: [stored] })).toEqual({ purchases: [stored] })
})

test.each([
  ['no list', { purchases: 'x' }],
  ['too many', { purchases: Array.from({ length: 21 }, () => stored) }],
  ['a balance that is none', { purchases: [{ ...stored, balance: '-1' }] }],
  ['a phase that is none', { purchases: [{ ...stored, progress: { phase: 'paid' } }] }],
  ['an amount that is none', { purchases: [{ ...stored, amount: '1e9' }] }],
  ['an arrival without an amount', { purchases: [{ ...stored, progress: { phase: 'arrived' } }] }],
])('stored: %s is dropped', (_, given) => {
  expect(parsePurchases(given)).toBeUndefined()
})
