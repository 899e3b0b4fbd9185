import { decimalAmount } from '@latchkey/portfolio/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readUnits } from './check-order'

test.each([
  ['12.50', 6, 12_500_000n],
  ['0.000001', 6, 1n],
  ['1.0000010', 6, 1_000_001n],
  [7n, 18, 7n],
  [0.1, 18, 100_000_000_000_000_000n],
  [12.5, 6, 12_500_000n],
  [
    '115792089237316195423570985008687907853269984665640564039457.5',
    18,
    115792089237316195423570985008687907853269984665640564039457500000000000000000n,
  ],
])('amount: %s of %s decimals is exact', (amount, decimals, units) => {
  expect(readUnits(amount, decimals)).toBe(units)
})

test.each([
  ['0.0000001'],
  ['1,5'],
  ['1.5 '],
  ['-1'],
  ['+1'],
  ['1e3'],
  ['.5'],
  ['1.'],
  ['0x10'],
  [''],
  [Number.NaN],
  [1e21],
  [1e-7],
  [-1],
  [0.1 + 0.2],
  [2 ** 53 + 2],
  [null],
])('amount: %j is refused', (amount) => {
  expect(readUnits(amount, 6)).toBeUndefined()
})

test('amount: every text of an amount is exact, for 0 to 77 decimals', () => {
  const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 77 }), (amount, decimals) => {
      expect(readUnits(decimalAmount({ value: `${amount}`, decimals }), decimals)).toBe(amount)
    }),
  )
})
