import { expect, test } from 'vitest'
import { decimalAmount } from './decimal-amount'

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
