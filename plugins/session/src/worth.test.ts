import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, parseAmount } from '../../../ui-primitives/src/format'
import { amountWorth, centsOf, type PricedAmount, toCents, totalWorth, worthOf } from './worth'

const MAX_UINT256 = 2n ** 256n - 1n
const decimals = fc.integer({ min: 0, max: 77 })
const amount = fc.bigInt({ min: 0n, max: MAX_UINT256 })
const inCents = (given: PricedAmount): bigint | undefined => {
  const worth = worthOf(given)
  return worth && toCents(worth)
}
/** Prices as services send them: from fractions of a cent to millions, with up to 12 digits. */
const price = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: -12, max: 6 }))
    .map(([digits, exponent]) => ({
      text: [digits, exponent] as const,
      value: Number(`${digits}e${exponent}`),
    })),
)
const locale = fc.constantFrom('en', 'de', 'fr', 'ar', 'hi', 'pt-PT', 'de-CH')

/** `digits * 10 ** exponent` dollars as a fraction. */
function fraction([digits, exponent]: readonly [number, number]): readonly [bigint, bigint] {
  return exponent < 0
    ? [BigInt(digits), 10n ** BigInt(-exponent)]
    : [BigInt(digits) * 10n ** BigInt(exponent), 1n]
}

test('amountText, parseAmount: an amount is converted to text and back without loss, for 0 to 77 decimals', () => {
  fc.assert(
    fc.property(amount, decimals, locale, (units, places, language) => {
      const text = amountText(units.toString(), { decimals: places, locale: language })
      expect(parseAmount(text, { decimals: places, locale: language })).toEqual({ units: units.toString() })
    }),
    { numRuns: 1000 },
  )
})

test('centsOf: returns the exact value, rounded down to a cent', () => {
  fc.assert(
    fc.property(amount, decimals, price, (units, places, { text, value }) => {
      const cents = centsOf(units, places, value)
      const [over, under] = fraction(text)
      const worth = units * over * 100n
      const scale = under * 10n ** BigInt(places)
      expect(cents * scale <= worth && worth < (cents + 1n) * scale).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('amountWorth: returns the largest amount whose value is not above the cents', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 18n })
  fc.assert(
    fc.property(cents, decimals, price, (given, places, { text, value }) => {
      const units = amountWorth(given, places, value)
      const [over, under] = fraction(text)
      const isWithin = (some: bigint): boolean => some * over * 100n <= given * under * 10n ** BigInt(places)
      expect(isWithin(units)).toBe(true)
      expect(isWithin(units + 1n)).toBe(false)
      expect(centsOf(units, places, value) <= given).toBe(true)
    }),
    { numRuns: 1000 },
  )
})

test('centsOf, amountWorth: prices in exponent notation are exact', () => {
  expect(centsOf(10n ** 9n, 0, 1e-7)).toBe(10_000n)
  expect(centsOf(1n, 0, 1.5e21)).toBe(150_000_000_000_000_000_000_000n)
  expect(amountWorth(100n, 18, 0)).toBe(0n)
})

test.each([
  ['an amount just below a cent', '1999999', 6, 1, 199n],
  // As floating-point numbers 4.35 * 100 and 1.1 * 1.1 are not 435 and 1.21.
  ['a price without a binary fraction', '1000000', 6, 4.35, 435n],
  ['both without a binary fraction', '1100000', 6, 1.1, 121n],
  ['24 decimals', '1234567890123456789012345678', 24, 0.07, 8641n],
  ['a large holding', '123456789012345678901234567890123456', 18, 1234.56, 15_241_481_344_308_148_134_430n],
  ['none', '0', 18, 2000, 0n],
])('worthOf: is exact for %s', (_name, value, places, priceUsd, cents) => {
  expect(inCents({ value, decimals: places, priceUsd })).toBe(cents)
})

test('worthOf, totalWorth: without a price there is no worth', () => {
  const unpriced = { value: '5000000', decimals: 6 }
  expect(worthOf(unpriced)).toBeUndefined()
  expect(totalWorth([unpriced, unpriced])).toBeUndefined()
  expect(totalWorth([])).toBeUndefined()
  expect(totalWorth([unpriced, { ...unpriced, priceUsd: 2 }])).toEqual({ units: 10_000_000n, decimals: 6 })
})

test('totalWorth: is the total of the exact worths', () => {
  const dust = { value: '9000', decimals: 6, priceUsd: 1 }
  expect(inCents(dust)).toBe(0n)
  expect(totalWorth(Array.from({ length: 1000 }, () => dust))).toEqual({ units: 9_000_000n, decimals: 6 })
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, decimals, price), { minLength: 1, maxLength: 20 }), (held) => {
      const total = totalWorth(
        held.map(([units, places, { value }]) => ({
          value: units.toString(),
          decimals: places,
          priceUsd: value,
        })),
      )
      const scale = 10n ** 60n
      const exact = held.reduce((sum, [units, places, { text }]) => {
        const [over, under] = fraction(text)
        return sum + (units * over * 100n * scale) / (under * 10n ** BigInt(places))
      }, 0n)
      expect(total && toCents(total)).toBe(exact / scale)
    }),
  )
})
