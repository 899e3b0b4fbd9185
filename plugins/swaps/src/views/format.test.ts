import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownAmount, shownPercent } from './format'

test.each([
  ['1', 18, '0.000000000000000001'],
  ['999', 9, '0.000000999'],
  ['990000', 18, '0.00000000000099'],
  ['1234567890123456789012345678', 24, '1,234.56789'],
  ['1', 77, `0.${'0'.repeat(76)}1`],
  ['0', 77, '0'],
])('amount: %s with %i decimals is %s', (units, decimals, shown) => {
  expect(shownAmount(units, { decimals }, 'en')).toBe(shown)
})

test('amount: is never more than it is, and never nothing for something, for 0 to 77 decimals', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 2n ** 256n - 1n }),
      fc.integer({ min: 0, max: 77 }),
      (amount, decimals) => {
        const [whole = '', fraction = ''] = shownAmount(amount, { decimals }, 'en')
          .replaceAll(',', '')
          .split('.')
        // `12.50` has the second place of a price, also where the unit has one.
        const shown = BigInt(whole + fraction.padEnd(decimals, '0').slice(0, decimals))
        expect(shown > 0n && shown <= amount).toBe(true)
        expect((amount - shown) * 100_000n < amount).toBe(true)
      },
    ),
  )
})

test('percent: hundredths of one, however large, and what is not zero never reads as zero', () => {
  const shown = (millionths: bigint): string => shownPercent(millionths, 'en')
  expect([10_000n, 1_000_000n, -12_340_000n, 10_000_000_000n].map(shown)).toEqual([
    '0.01%',
    '1%',
    '-12.34%',
    '10,000%',
  ])
  expect([0n, 1n, 9_999n, 19_999n, -1n].map(shown)).toEqual(['0%', '<0.01%', '<0.01%', '0.01%', '>-0.01%'])
  expect(shownPercent(1n, 'de').replace(/\s/g, ' ')).toBe('<0,01 %')
  expect(shownPercent(1n, 'ar-EG')).toMatch(/^<\u200e?0\.01/)
})
