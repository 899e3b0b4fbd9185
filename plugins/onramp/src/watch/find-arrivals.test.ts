import { createFakeClock } from '@latchkey/kernel/testing'
import type { TokenHolding } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import type { Purchase } from '../contract'
import { ageOfPurchases, findArrivals, isWatched } from './find-arrivals'

const account = { networkId: 'eip155:1', address: '0xA' }
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

function purchase(id: string, change: Partial<Purchase> = {}): Purchase {
  return {
    id,
    providerId: 'p',
    token: {
      id: 'ETH',
      name: 'Ether',
      symbol: 'ETH',
      networkId: 'eip155:1',
      networkName: 'ethereum-mainnet',
    },
    address: '0xA',
    amount: '100',
    currency: 'USD',
    startedAtMs: 0,
    // A quarter of it is one smallest unit.
    expected: '0.000000000000000004',
    balance: '1000',
    progress: { phase: 'waiting' },
    ...change,
  }
}
const holding = (value: string, address?: string, priceUsd?: number): TokenHolding => ({
  networkId: 'eip155:1',
  name: 'x',
  symbol: 'x',
  decimals: 18,
  value,
  ...(address === undefined ? {} : { address }),
  ...(priceUsd === undefined ? {} : { priceUsd }),
})
/** All of them begun so long ago. */
const aged = (ms: number) => () => ms
const list = (...items: TokenHolding[]) => ({ items })
const phases = (purchases: readonly Purchase[]) => purchases.map(({ progress }) => progress)

test('arrival: is the exact increase of the balance', () => {
  const [found] = findArrivals([purchase('1')], list(holding('1000000000000000000001')), account, aged(1))
  expect(found?.progress).toEqual({ phase: 'arrived', amount: '999999999999999999001', decimals: 18 })
})

test('arrival: a decrease is none, and later increases count from there', () => {
  const spent = findArrivals([purchase('1')], list(holding('400')), account, aged(1))
  expect(phases(spent)).toEqual([{ phase: 'waiting' }])
  expect(phases(findArrivals(spent, list(holding('500')), account, aged(2)))).toEqual([
    { phase: 'arrived', amount: '100', decimals: 18 },
  ])
})

test('arrival: an equal balance changes nothing', () => {
  const before = [purchase('1')]
  expect(findArrivals(before, list(holding('1000')), account, aged(1))).toBe(before)
})

test('arrival: without a known balance the first one that is read is the base', () => {
  const { balance: _, ...unknown } = purchase('1')
  const first = findArrivals([unknown], list(holding('70')), account, aged(1))
  expect(first[0]).toMatchObject({ balance: '70', progress: { phase: 'waiting' } })
})

test('arrival: a balance that is first read long after the purchase may include it', () => {
  const { balance: _, ...unknown } = purchase('1', { expected: '0.000000000000001' })
  expect(findArrivals([unknown], list(holding('1000')), account, aged(3_999))[0]).not.toHaveProperty(
    'isReadLate',
  )
  expect(findArrivals([unknown], list(holding('249')), account, aged(4_000))[0]).not.toHaveProperty(
    'isReadLate',
  )
  const late = findArrivals([unknown], list(holding('250')), account, aged(4_000))
  expect(late[0]).toMatchObject({ balance: '250', isReadLate: true, progress: { phase: 'waiting' } })
  // A later increase is an arrival.
  expect(phases(findArrivals(late, list(holding('1250')), account, aged(9_000)))).toEqual([
    { phase: 'arrived', amount: '1000', decimals: 18 },
  ])
})

test('arrival: a token that is missing in an incomplete list is unknown, not zero', () => {
  const token = { ...purchase('1').token, tokenAddress: USDC }
  const { balance: _, ...unknown } = purchase('2', { token })
  const before = [purchase('1', { token }), unknown]
  expect(findArrivals(before, { ...list(holding('9')), failedAtMs: 1 }, account, aged(1))).toBe(before)
})

test('arrival: one increase counts for the oldest purchase only', () => {
  const found = findArrivals([purchase('new'), purchase('old')], list(holding('1500')), account, aged(1))
  expect(phases(found)).toEqual([{ phase: 'waiting' }, { phase: 'arrived', amount: '500', decimals: 18 }])
  expect(findArrivals(found, list(holding('1500')), account, aged(2))).toBe(found)
})

test('arrival: an increase far below the estimate counts only once it adds up', () => {
  const expected = '0.000000000000001'
  const before = [purchase('1', { expected })]
  // 249 of the expected 1,000 units are less than a quarter.
  expect(findArrivals(before, list(holding('1249')), account, aged(1))).toBe(before)
  expect(phases(findArrivals(before, list(holding('1250')), account, aged(2)))).toEqual([
    { phase: 'arrived', amount: '250', decimals: 18 },
  ])
})

test.each([
  ['USD', 'a quarter of what was paid', '7812499999999999', '7812500000000000'],
  ['JPY', 'one US dollar', '312499999999999', '312500000000000'],
])(
  'arrival: without an estimate of a purchase in %s, it is worth %s at least',
  (currency, _, less, least) => {
    const { expected: _expected, ...unquoted } = purchase('1', { currency, balance: '0' })
    const after = (value: string) =>
      findArrivals([unquoted], list(holding(value, undefined, 3_200)), account, aged(1))
    expect(after('100000000000')).toEqual([unquoted])
    expect(after(less)).toEqual([unquoted])
    expect(phases(after(least))).toEqual([{ phase: 'arrived', amount: least, decimals: 18 }])
  },
)

test('arrival: with neither an estimate nor a price an increase may be another transfer', () => {
  const { expected: _expected, ...unquoted } = purchase('1')
  const before = [unquoted]
  const found = findArrivals(before, list(holding('1001')), account, aged(1))
  expect(found).toEqual([{ ...unquoted, possible: { amount: '1', decimals: 18 } }])
  expect(findArrivals(found, list(holding('1001')), account, aged(2))).toBe(found)
  // A price that is known later decides.
  expect(findArrivals(found, list(holding('1001', undefined, 3_200)), account, aged(3))).toEqual(before)
  const [arrived] = findArrivals(
    found,
    list(holding('10000000000001000', undefined, 3_200)),
    account,
    aged(3),
  )
  expect(arrived?.progress).toEqual({ phase: 'arrived', amount: '10000000000000000', decimals: 18 })
  expect(arrived).not.toHaveProperty('possible')
})

test('arrival: neither another account, another network nor another token counts', () => {
  const token = { ...purchase('1').token, tokenAddress: USDC }
  const before = [purchase('1', { address: '0xB' }), purchase('2', { token, balance: '0' })]
  expect(findArrivals(before, list(holding('9000')), account, aged(1))).toBe(before)
  expect(
    findArrivals([purchase('1')], list(holding('9000')), { ...account, networkId: 'eip155:8453' }, aged(1)),
  ).toHaveLength(1)
})

test('arrival: a token is found by its contract, in any case', () => {
  const token = { ...purchase('1').token, tokenAddress: USDC }
  const found = findArrivals(
    [purchase('1', { token, balance: '0' })],
    list(holding('5', USDC.toLowerCase())),
    account,
    aged(1),
  )
  expect(phases(found)).toEqual([{ phase: 'arrived', amount: '5', decimals: 18 }])
})

test('arrival: a purchase is waited for a week, one that failed ten minutes', () => {
  expect(isWatched(purchase('1'), aged(6 * 86_400_000))).toBe(true)
  expect(isWatched(purchase('1'), aged(8 * 86_400_000))).toBe(false)
  expect(isWatched(purchase('1', { progress: { phase: 'failed' } }), aged(60_000))).toBe(true)
  expect(isWatched(purchase('1', { progress: { phase: 'failed' } }), aged(601_000))).toBe(false)
})

test.each([-5 * 86_400_000, 5 * 86_400_000])(
  'arrival: a clock that is set by %i ms neither extends the wait for a purchase nor ends it early',
  async (ms) => {
    const clock = createFakeClock(86_400_000)
    const ageOf = ageOfPurchases(clock)
    const bought = purchase('1', { startedAtMs: clock.now() })
    expect(isWatched(bought, ageOf)).toBe(true)
    clock.setBy(ms)
    await clock.advance(7 * 86_400_000 - 1)
    expect(isWatched(bought, ageOf)).toBe(true)
    await clock.advance(1)
    expect(isWatched(bought, ageOf)).toBe(false)
  },
)

test('arrival: a purchase of an earlier visit that lies ahead is waited for at most a day longer', () => {
  expect(isWatched(purchase('1'), aged(-86_400_000))).toBe(true)
  expect(isWatched(purchase('1'), aged(-86_400_001))).toBe(false)
})

test('arrival: a first balance that was read while the purchase lies ahead may include it', () => {
  const { balance: _unread, ...unknown } = purchase('1')
  expect(findArrivals([unknown], list(holding('250')), account, aged(-1))[0]).toMatchObject({
    isReadLate: true,
  })
})
