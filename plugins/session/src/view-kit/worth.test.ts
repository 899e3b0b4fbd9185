import { amountText, parseAmount } from '@latchkey/ui-primitives/format/parse-amount'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountWorth, centsOf, spendable } from './worth'

const MAX_UINT256 = 2n ** 256n - 1n
const decimals = fc.integer({ min: 0, max: 36 })
const amount = fc.bigInt({ min: 0n, max: MAX_UINT256 })
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

test('amountText, parseAmount: an amount is converted to text and back without loss, for 0 to 36 decimals', () => {
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

test('spendable: the rest of the balance pays the fee, and the result is never negative', () => {
  const fee = fc.bigInt({ min: 0n, max: 10n ** 20n })
  fc.assert(
    fc.property(amount, fee, fc.constantFrom('eip155', 'solana'), (balance, cost, namespace) => {
      const max = spendable(balance, cost, namespace)
      expect(max >= 0n && max <= balance).toBe(true)
      if (max > 0n) expect(balance - max >= cost).toBe(true)
    }),
  )
  expect(spendable(100n, 10n, 'eip155')).toBe(80n)
  expect(spendable(100n, 10n, 'solana')).toBe(90n)
  expect(spendable(100n, undefined, 'eip155')).toBe(100n)
})
