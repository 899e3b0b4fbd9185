import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainAmount, shownAmount } from './transfer-amounts'

test.each([
  ['500000', undefined, '500000'],
  ['3000000', { chain: '5000000', shown: '7500000' }, '2000000'],
  ['7500000', { chain: '5000000', shown: '7500000' }, '5000000'],
  ['1', { chain: '5000000', shown: '7500000' }, '1'],
  ['1000000', { chain: '5', shown: '10' }, '500000'],
  ['0', { chain: '5', shown: '10' }, '0'],
])('chain amount: %s with the scale %j is %s', (shown, scale, chain) => {
  expect(chainAmount(shown, scale ? { scale } : {})).toBe(chain)
})

test('chain amount: all of a balance is all of it, no part is more, and it is shown as at least what was entered', () => {
  const amount = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n })
  fc.assert(
    fc.property(amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (chain, shown, part) => {
      const token = { scale: { chain: `${chain}`, shown: `${shown}` } }
      expect(chainAmount(`${shown}`, token)).toBe(`${chain}`)
      const entered = (shown * BigInt(Math.floor(part * 1_000_000))) / 1_000_000n
      const sent = BigInt(chainAmount(`${entered}`, token))
      expect(sent <= chain).toBe(true)
      expect((sent * shown) / chain >= entered).toBe(true)
    }),
  )
})

test('shown amount: is in the proportion of the transfer, and the amount itself without one', () => {
  expect(shownAmount(250n, { amount: '500', shownAmount: '1000' })).toBe(500n)
  expect(shownAmount(250n, { amount: '500' })).toBe(250n)
  expect(shownAmount(0n, { amount: '0', shownAmount: '0' })).toBe(0n)
})
