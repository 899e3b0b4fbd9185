import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatQuantity, listQuantity } from './quantity'

test.each([
  [undefined, '0.000'],
  ['3', '3.000'],
  ['0', '0.000'],
  ['123.456789', '123.456'],
  ['0.000456789', '0.000'],
  ['123456789.123456789', '123456789.123'],
  ['abc', '0.000'],
  ['', '0.000'],
  ['.5', '0.500'],
  ['5.', '5.000'],
  ['1e21', '0.000'],
  ['0.9999999', '0.999'],
  ['-0.0004', '0.000'],
  ['-1.2345', '-1.234'],
  [
    '115792089237316195423570985008687907853269984665640564039457.584007913129639935',
    '115792089237316195423570985008687907853269984665640564039457.584',
  ],
] as const)('formatQuantity: %s as a balance is %s', (quantity, shown) => {
  expect(formatQuantity(quantity)).toBe(shown)
})

test.each([
  ['123.4567', '123.457'],
  ['10', '10.000'],
  ['0.9999999', '1.000'],
  ['0.0004999', '0.000'],
] as const)('formatQuantity: %s to nearest is %s', (quantity, shown) => {
  expect(formatQuantity(quantity, { rounding: 'nearest' })).toBe(shown)
})

test('formatQuantity: uses digits and separators of the language', () => {
  expect(formatQuantity('1234567.0567', { locale: 'de' })).toBe('1.234.567,056')
  expect(formatQuantity('1234567.0567', { locale: 'en', decimals: 0 })).toBe('1,234,567')
  expect(formatQuantity('12.5', { locale: 'ar-EG' })).toBe('١٢٫٥٠٠')
})

test('formatQuantity: by default the text is never more than the amount', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 40n }),
      fc.integer({ min: 0, max: 18 }),
      (units, decimals) => {
        const digits = units.toString().padStart(19, '0')
        const exact = `${digits.slice(0, -18)}.${digits.slice(-18)}`
        const shown = formatQuantity(exact, { decimals }).replace('.', '').padEnd(1, '0')
        const shownUnits = BigInt(shown) * 10n ** BigInt(18 - decimals)
        expect(shownUnits <= units).toBe(true)
        expect(units - shownUnits < 10n ** BigInt(18 - decimals)).toBe(true)
      },
    ),
  )
})

test.each([
  ['0.0009', 'down', 'en', '<0.001'],
  ['0.0009', 'nearest', 'en', '0.001'],
  ['0.0004', 'nearest', 'de', '<0,001'],
  ['0.000000000000000001', 'down', 'ar-EG', '<٠٫٠٠١'],
  ['0', 'down', 'en', '0.000'],
  ['0.000', 'down', 'en', '0.000'],
  ['1234.5678', 'down', 'en', '1,234.567'],
  ['1e-9', 'down', 'en', '0.000'],
] as const)('listQuantity: %s, rounded %s, in %s is %s', (quantity, rounding, locale, shown) => {
  expect(listQuantity(quantity, { rounding, locale })).toBe(shown)
})
