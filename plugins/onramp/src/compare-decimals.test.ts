import { decimalAmount } from '@latchkey/portfolio/contract'
import fc from 'fast-check'
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

test('decimals: are compared exactly, for 0 to 77 of them', () => {
  const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
  fc.assert(
    fc.property(units, units, fc.integer({ min: 0, max: 77 }), (one, other, decimals) => {
      const [a, b] = [one, other].map((value) => decimalAmount({ value: `${value}`, decimals }))
      expect(compareDecimals(a ?? '', b ?? '')).toBe(one === other ? 0 : one < other ? -1 : 1)
      expect(compareDecimals(a ?? '', `${a}${a?.includes('.') ? '' : '.'}00`)).toBe(0)
    }),
  )
})
