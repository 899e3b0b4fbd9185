import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exactQuantity, formatQuantity, formatUsd, listQuantity, shortQuantity } from './quantity'

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
  expect(formatQuantity('12.5', { locale: 'ar-EG' })).toBe('12.500')
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
  ['0.000000000000000001', 'down', 'ar-EG', '<0.001'],
  ['0', 'down', 'en', '0.000'],
  ['0.000', 'down', 'en', '0.000'],
  ['1234.5678', 'down', 'en', '1,234.567'],
  ['1e-9', 'down', 'en', '0.000'],
] as const)('listQuantity: %s, rounded %s, in %s is %s', (quantity, rounding, locale, shown) => {
  expect(listQuantity(quantity, { rounding, locale })).toBe(shown)
})

test.each([
  ['1250000000', 6, 'en', '1,250'],
  ['1234567891234567891234567', 18, 'en', '1,234,567.891234567891234567'],
  ['1', 18, 'en', '0.000000000000000001'],
  ['1250500000', 6, 'de', '1.250,5'],
  ['0', 18, 'en', '0'],
  ['1000000000000000000000001', 24, 'en', '1.000000000000000000000001'],
  ['1', 22, 'ar-EG', '0.0000000000000000000001'],
  ['1', 77, 'en', `0.${'0'.repeat(76)}1`],
])('exactQuantity: %s with %i decimals in %s is %s', (units, decimals, locale, expected) => {
  expect(exactQuantity(units, { decimals, locale })).toBe(expected)
})

test.each([
  ['0.03125', 'en', '0.03125'],
  ['1.2345678', 'en', '1.234567'],
  ['0.1000009', 'en', '0.1'],
  ['0.0000009', 'en', '0.0000009'],
  ['0.00000012345678', 'en', '0.000000123456'],
  ['0.0000019999999', 'de', '0,00000199999'],
  ['1.0000009', 'en', '1'],
  ['0', 'en', '0'],
  ['1250.50', 'de', '1.250,50'],
  ['4227.5', 'en', '4,227.50'],
  ['4227.55', 'en', '4,227.55'],
  ['0.5', 'en', '0.5'],
  ['7', 'en', '7'],
])('shortQuantity: %s in %s is %s', (amount, locale, expected) => {
  expect(shortQuantity(amount, locale)).toBe(expected)
})

const cents = (units: bigint) => ({ units, decimals: 2 })

test.each([
  [100_000_000n, '$1,000,000.00'],
  [1_234_567n, '$12,345.67'],
  [99n, '$0.99'],
  [0n, '$0.00'],
  [29n, '$0.29'],
  [12_345_678_901_234_567_890_123n, '$123,456,789,012,345,678,901.23'],
])('formatUsd: %s cents are %s', (units, shown) => {
  expect(formatUsd(cents(units))).toBe(shown)
})

test.each([
  ['0.004', { units: 4n, decimals: 3 }, '<$0.01', '<$0.01'],
  ['a wei', { units: 1n, decimals: 18 }, '<$0.01', '<$0.01'],
  ['0 of 18 decimals', { units: 0n, decimals: 18 }, '$0.00', '$0.00'],
  ['0.01', { units: 10n, decimals: 3 }, '$0.01', '$0.01'],
  ['0.0199', { units: 199n, decimals: 4 }, '$0.01', '$0.02'],
  ['5 whole', { units: 5n, decimals: 0 }, '$5.00', '$5.00'],
  ['9.999', { units: 9999n, decimals: 3 }, '$9.99', '$10.00'],
] as const)('formatUsd: %s dollars are rounded down or up to a cent', (_name, worth, down, up) => {
  expect(formatUsd(worth, 'en')).toBe(down)
  expect(formatUsd(worth, 'en', 'up')).toBe(up)
})

test('formatUsd: uses digits and separators of the language', () => {
  expect(formatUsd(cents(123_450n), 'de').replace(/\s/g, ' ')).toBe('1.234,50 $')
  expect(formatUsd({ units: 4n, decimals: 3 }, 'de').replace(/\s/g, ' ')).toBe('<0,01 $')
  expect(formatUsd({ units: 4n, decimals: 3 }, 'ar-EG')).toMatch(/^<\u200f?0\.01\s\$$/)
  expect(formatUsd({ units: 0n, decimals: 3 }, 'ar-EG')).toMatch(/^\u200f?0\.00\s\$$/)
})

test('formatUsd: the currency sign is $ without letters in every language', () => {
  for (const locale of ['ar', 'de', 'en-AU', 'fr-CA', 'ja', 'pt-BR'])
    expect(formatUsd(cents(100n), locale)).not.toMatch(/[A-Z]/)
})
