import { expect, test } from 'vitest'
import { exactQuantity } from './exact-quantity'

test.each([
  ['1250000000', 6, 'en', '1,250'],
  ['1234567891234567891234567', 18, 'en', '1,234,567.891234567891234567'],
  ['1', 18, 'en', '0.000000000000000001'],
  ['1250500000', 6, 'de', '1.250,5'],
  ['0', 18, 'en', '0'],
])('exactQuantity: %s with %i decimals in %s is %s', (units, decimals, locale, expected) => {
  expect(exactQuantity(units, { decimals, locale })).toBe(expected)
})
