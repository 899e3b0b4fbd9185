import { expect, test } from 'vitest'
import { checkFee, hasFeeRisen, isFeeAsShown } from './fee'

const fee = (value: string) => ({ fee: { value, decimals: 18, symbol: 'ETH' } })
const { signal } = new AbortController()

test('hasFeeRisen: true only if the fee is more than 10 % above the shown one', () => {
  expect(hasFeeRisen(fee('1000'), fee('1101'))).toBe(true)
  expect(hasFeeRisen(fee('1000'), fee('1100'))).toBe(false)
  expect(hasFeeRisen(fee('1000'), fee('1'))).toBe(false)
  expect(hasFeeRisen(fee('0'), fee('1'))).toBe(true)
})

test.each([
  ['the same', '1000', fee('1000'), false, true],
  ['higher', '1101', fee('1000'), true, false],
  ['not shown before', '1101', undefined, false, true],
] as const)('checkFee: a fee that is %s', async (_what, now, shown, hasRisen, isAsShown) => {
  const asked: unknown[] = []
  const estimate = async (...given: readonly unknown[]) => {
    asked.push(given)
    return fee(now)
  }
  const found = await checkFee(estimate, 'request', shown, signal)
  expect(found).toEqual({ fee: { phase: 'known', data: fee(now) }, hasRisen })
  expect([isFeeAsShown(found), asked]).toEqual([isAsShown, [['request', signal]]])
})

test('checkFee: one that cannot be estimated is not as shown, and is no error', async () => {
  const error = new Error('gone')
  const found = await checkFee(() => Promise.reject(error), 'request', fee('1'), signal)
  expect(found).toEqual({ fee: { phase: 'failed', error }, hasRisen: false })
  expect(isFeeAsShown(found)).toBe(false)
})
