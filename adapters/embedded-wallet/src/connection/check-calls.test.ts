import { expect, test } from 'vitest'
import { checkCalls } from './requests'

const TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const codeOf = (params: unknown, method = 'wallet_sendCalls'): unknown => {
  try {
    checkCalls(method, params)
    return undefined
  } catch (error) {
    return Reflect.get(Object(error), 'code')
  }
}

test('batch: every call needs a receiver, and its data must be hex', () => {
  expect(codeOf([{ calls: [{ to: TO }, { to: TO, data: '0x12', value: '0x1' }] }])).toBeUndefined()
  const wrong = [
    undefined,
    [],
    [{}],
    [{ calls: [] }],
    [{ calls: [{ data: '0x12' }] }],
    [{ calls: [{ to: 'ada.eth' }] }],
    [{ calls: [{ to: TO }, { to: TO, data: '12' }] }],
    [{ calls: [null] }],
  ]
  expect(wrong.map((params) => codeOf(params))).toEqual(wrong.map(() => 'INVALID_PARAMS'))
})

test('batch: requests of other methods are not checked', () => {
  expect(codeOf([], 'personal_sign')).toBeUndefined()
})
