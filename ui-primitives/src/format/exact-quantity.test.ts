import { expect, test } from 'vitest'
import { exactQuantity, shortQuantity } from './quantity'

test.each([
  ['1250000000', 6, 'en', '1,250'],
  ['1234567891234567891234567', 18, 'en', '1,234,567.891234567891234567'],
  ['1', 18, 'en', '0.000000000000000001'],
  ['1250500000', 6, 'de', '1.250,5'],
  ['0', 18, 'en', '0'],
  ['1000000000000000000000001', 24, 'en', '1.000000000000000000000001'],
  ['1', 22, 'ar-EG', '٠٫٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠٠١'],
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
  ['1250.50', 'de', '1.250,5'],
  ['7', 'en', '7'],
])('shortQuantity: %s in %s is %s', (amount, locale, expected) => {
  expect(shortQuantity(amount, locale)).toBe(expected)
})
