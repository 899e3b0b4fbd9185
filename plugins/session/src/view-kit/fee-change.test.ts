import { expect, test } from 'vitest'
import { hasFeeRisen } from './fee-change'

const fee = (value: string) => ({ fee: { value, decimals: 18, symbol: 'ETH' } })

test('fee: more than a tenth above what was shown is said, less is not', () => {
  expect(hasFeeRisen(fee('1000'), fee('1101'))).toBe(true)
  expect(hasFeeRisen(fee('1000'), fee('1100'))).toBe(false)
  expect(hasFeeRisen(fee('1000'), fee('1'))).toBe(false)
  expect(hasFeeRisen(fee('0'), fee('1'))).toBe(true)
})
