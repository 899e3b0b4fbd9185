import { expect, test } from 'vitest'
import { hasFeeRisen } from './fee'

const fee = (value: string) => ({ fee: { value, decimals: 18, symbol: 'ETH' } })

test('hasFeeRisen: true only if the fee is more than 10 % above the shown one', () => {
  expect(hasFeeRisen(fee('1000'), fee('1101'))).toBe(true)
  expect(hasFeeRisen(fee('1000'), fee('1100'))).toBe(false)
  expect(hasFeeRisen(fee('1000'), fee('1'))).toBe(false)
  expect(hasFeeRisen(fee('0'), fee('1'))).toBe(true)
})
