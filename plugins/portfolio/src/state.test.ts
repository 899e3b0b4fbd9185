import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimalAmount } from './state'
import { smallestUnits } from './valid-values'

test.each([
  ['1500000', 6, '1.5'],
  ['1', 18, '0.000000000000000001'],
  ['0', 18, '0'],
  ['10000000000000000000000', 18, '10000'],
  ['42', 0, '42'],
  ['123456789123456789', 18, '0.123456789123456789'],
])('decimalAmount: %s with %i decimals is %s', (value, decimals, text) => {
  expect(decimalAmount({ value, decimals })).toBe(text)
})

test('decimalAmount, smallestUnits: every amount is converted to text and back without loss, for 0 to 77 decimals', () => {
  const units = fc.oneof(
    fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }),
    fc.bigInt({ min: 0n, max: 10_000n }),
    fc.integer({ min: 0, max: 77 }).map((zeros) => 10n ** BigInt(zeros)),
  )
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 77 }), (amount, decimals) => {
      const text = decimalAmount({ value: `${amount}`, decimals })
      expect(text).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
      expect(smallestUnits(text, decimals)).toBe(`${amount}`)
    }),
    { numRuns: 1000 },
  )
})
