import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDecimals, formatDecimal, isUnderPercent, parseDecimal } from './decimal'

test.each([
  ['1.50', '1.5'],
  ['007', '7'],
  ['0', '0'],
  ['0.000', '0'],
  ['2.8e-12', '0.0000000000028'],
  ['1e3', '1000'],
  ['1.25E+1', '12.5'],
])('decimal: %s is %s', (text, exact) => {
  const read = parseDecimal(text)
  expect(read && formatDecimal(read)).toBe(exact)
})

test.each(['', '-1', 'NaN', 'Infinity', '1e999', '0x10', '1,5', ' 1', '9'.repeat(81)])(
  'decimal: %s is none',
  (text) => {
    expect(parseDecimal(text)).toBeUndefined()
  },
)

test('decimal: sums and shares are exact, for 0 to 77 decimals', () => {
  const amount = fc.record({ units: fc.bigInt(0n, 2n ** 256n - 1n), scale: fc.integer({ min: 0, max: 77 }) })
  fc.assert(
    fc.property(amount, amount, (one, other) => {
      const at = ({ units, scale }: { units: bigint; scale: number }) => units * 10n ** BigInt(77 - scale)
      expect(at(addDecimals(one, other))).toBe(at(one) + at(other))
      expect(isUnderPercent(one, 10n, other)).toBe(at(one) * 10n < at(other))
      const text = formatDecimal(one)
      const again = parseDecimal(text)
      expect(again && at(again)).toBe(at(one))
    }),
  )
})

test('decimal: a number in exponent notation has every digit, for 0 to 77 decimals', () => {
  const digits = fc.bigInt(1n, 10n ** 20n)
  fc.assert(
    fc.property(digits, fc.integer({ min: 0, max: 77 }), (units, scale) => {
      const read = parseDecimal(`${units}e-${scale}`)
      expect(read && read.units * 10n ** BigInt(scale) === units * 10n ** BigInt(read.scale)).toBe(true)
      expect(read && parseDecimal(formatDecimal(read))?.units).toBeDefined()
    }),
  )
})
