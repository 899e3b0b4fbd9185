import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, parseAmount } from './amount'

const ETHER = 10n ** 18n

test.each([
  ['1,234.56', 'en', '1234.56'],
  ['1.234,56', 'en', '1234.56'],
  ['1.234,56', 'de', '1234.56'],
  ['1,234.56', 'de', '1234.56'],
  ['1,234,567', 'en', '1234567'],
  ['12,34,567.5', 'hi', '1234567.5'],
  ['1 234,5', 'fr', '1234.5'],
  ['1\u202f234,5', 'fr', '1234.5'],
  ["1'234.5", 'de-CH', '1234.5'],
  ['1,5', 'de', '1.5'],
  ['1,5', 'en', '1.5'],
  ['1.5', 'de', '1.5'],
  ['1,234', 'de', '1.234'],
  ['1.234', 'en', '1.234'],
  ['1.234', 'ar-EG', '1.234'],
  ['0,123', 'en', '0.123'],
  ['1,2345', 'en', '1.2345'],
  ['.5', 'en', '0.5'],
  ['5.', 'en', '5'],
  [' 7 ', 'en', '7'],
  ['007', 'en', '7'],
  ['١٬٢٣٤٫٥', 'ar-EG', '1234.5'],
  ['۱٫۵', 'fa', '1.5'],
  ['١،٥', 'ar', '1.5'],
  ['0.000000000000000001', 'en', '0.000000000000000001'],
  ['1.0000000000000000000000', 'en', '1'],
] as const)('parseAmount: %s in %s is %s', (text, locale, expected) => {
  const [whole = '0', fraction = ''] = expected.split('.')
  const units = BigInt(whole) * ETHER + BigInt(fraction.padEnd(18, '0'))
  expect(parseAmount(text, { decimals: 18, locale })).toEqual({ units: units.toString() })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['abc', 'not-a-number'],
  ['1e5', 'not-a-number'],
  ['-1', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['.', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['1,23,4', 'not-a-number'],
  ['1 2', 'not-a-number'],
  ['1,234.5,6', 'not-a-number'],
  ['9'.repeat(1_000_000), 'not-a-number'],
  ['1,234', 'ambiguous'],
  ['0.0000000000000000001', 'too-many-decimals'],
  ['9'.repeat(78), 'too-large'],
] as const)('parseAmount: %s is refused as %s', (text, issue) => {
  expect(parseAmount(text, { decimals: 18, locale: 'en' })).toEqual({ issue })
})

test('parseAmount: one separator before three digits groups them if the unit has less than three decimals', () => {
  expect(parseAmount('1,234', { decimals: 2, locale: 'en' })).toEqual({ units: '123400' })
  expect(parseAmount('1.234', { decimals: 2, locale: 'de' })).toEqual({ units: '123400' })
  expect(parseAmount('1.234', { decimals: 18, locale: 'de' })).toEqual({ issue: 'ambiguous' })
  expect(parseAmount('1.234', { decimals: 2, locale: 'en' })).toEqual({ issue: 'too-many-decimals' })
})

test('parseAmount: the maximum is accepted, and one unit more is too large', () => {
  const max = (3n * ETHER).toString()
  expect(parseAmount('3', { decimals: 18, max })).toEqual({ units: max })
  expect(parseAmount('3.000000000000000001', { decimals: 18, max })).toEqual({ issue: 'too-large' })
})

test('amountText: is exact, and uses the decimal sign of the language', () => {
  expect(amountText('1500000000000000000', { decimals: 18 })).toBe('1.5')
  expect(amountText('1500000000000000000', { decimals: 18, locale: 'de' })).toBe('1,5')
  expect(amountText('1', { decimals: 18, locale: 'ar-EG' })).toBe('0.000000000000000001')
  expect(amountText('7', { decimals: 0 })).toBe('7')
  expect(amountText('0', { decimals: 6 })).toBe('0')
})

const amounts = fc.record({
  units: fc.oneof(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), fc.bigInt({ min: 0n, max: 10_000n })),
  decimals: fc.integer({ min: 0, max: 77 }),
  locale: fc.constantFrom('en', 'de', 'fr', 'de-CH', 'hi', 'ar-EG', 'fa', 'ja', undefined),
})

test('parseAmount: parses the result of amountText to the same units, for 0 to 77 decimals', () => {
  fc.assert(
    fc.property(amounts, ({ units, decimals, locale }) => {
      const text = amountText(units.toString(), { decimals, locale })
      expect(parseAmount(text, { decimals, locale })).toEqual({ units: units.toString() })
    }),
    { numRuns: 2000 },
  )
})

test('parseAmount: parses numbers that Intl formats with groups, exactly', () => {
  fc.assert(
    fc.property(amounts, ({ units, decimals, locale }) => {
      const scale = 10n ** BigInt(decimals)
      const fraction = (units % scale).toString().padStart(decimals, '0')
      const grouped = new Intl.NumberFormat(locale ?? 'en').format(units / scale)
      const point = new Intl.NumberFormat(locale ?? 'en')
        .formatToParts(1.5)
        .find(({ type }) => type === 'decimal')?.value
      const text = decimals === 0 ? grouped : `${grouped}${point}${fraction}`
      expect(parseAmount(text, { decimals, locale })).toEqual({ units: units.toString() })
    }),
    { numRuns: 2000 },
  )
})
