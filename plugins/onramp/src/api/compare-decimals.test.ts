import { expect, test } from 'vitest'
import { compareDecimals } from './compare-decimals'

test.each([
  ['100', '100.00', 0],
  ['0.1', '0.10', 0],
  ['007', '7', 0],
  ['9007199254740993', '9007199254740992', 1],
  ['0.000000000000000001', '0.000000000000000002', -1],
  ['10', '9.99', 1],
])('decimals: %s and %s', (one, other, order) => {
  expect(compareDecimals(one, other)).toBe(order)
})
