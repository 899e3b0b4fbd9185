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

test('stored: written purchases are read again', () => {
  const asked = { ...stored, possible: { amount: '7', decimals: 18 } }
  expect(parsePurchases({ purchases: [stored, asked] })).toEqual({ purchases: [stored, asked] })
})

test('stored: invisible characters are removed from texts', () => {
  const hidden = { ...stored.token, name: 'E\u202Ether', symbol: 'E\u200BTH' }
  expect(
    parsePurchases({ purchases: [{ ...stored, providerId: 'me\u202Eld', token: hidden, expected: '0.03' }] }),
  ).toEqual({
    purchases: [{ ...stored, expected: '0.03' }],
  })
})

test.each([
  ['an estimate that is none', { purchases: [{ ...stored, expected: '1e9' }] }],
  [
    'a network id that is none',
    { purchases: [{ ...stored, token: { ...stored.token, networkId: `eip155:${'1'.repeat(33)}` } }] },
  ],
  ['no list', { purchases: 'x' }],
  ['too many', { purchases: Array.from({ length: 21 }, () => stored) }],
  ['a balance that is none', { purchases: [{ ...stored, balance: '-1' }] }],
  ['a phase that is none', { purchases: [{ ...stored, progress: { phase: 'paid' } }] }],
  ['an amount that is none', { purchases: [{ ...stored, amount: '1e9' }] }],
  ['an arrival without an amount', { purchases: [{ ...stored, progress: { phase: 'arrived' } }] }],
])('stored: %s is dropped', (_, given) => {
  expect(parsePurchases(given)).toBeUndefined()
})
