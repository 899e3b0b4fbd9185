import { expect, test } from 'vitest'
import { checkOptions } from './check-options.development'
import { routers, SPENDER } from './test-support/orders'

const router = { address: SPENDER, source: 'https://example.com/contracts', readOn: '2026-11-20' }

test('options: routers with address, source and date are taken', () => {
  expect(() => checkOptions({})).not.toThrow()
  expect(() => checkOptions({ routers })).not.toThrow()
  expect(() => checkOptions({ routers: { 'eip155:1': [router], 'eip155:8453': [] } })).not.toThrow()
})

test.each([
  { address: 'swap.eth' },
  { source: 'http://example.com' },
  { source: '' },
  { readOn: 'today' },
  { functions: { swap: { minimum: 0 } } },
  { functions: { '0x12345678': { minimum: -1 } } },
  { functions: { '0x12345678': { minimum: 0, amount: 1.5 } } },
])('options: a router with %j is refused', (change) => {
  expect(() => checkOptions({ routers: { 'eip155:1': [{ ...router, ...change }] } })).toThrow(
    expect.objectContaining({ code: 'INVALID_SWAP_ROUTERS' }),
  )
})

test('options: another namespace is refused', () => {
  expect(() => checkOptions({ routers: { 'solana:1': [router] } })).toThrow("'solana:1'")
})
