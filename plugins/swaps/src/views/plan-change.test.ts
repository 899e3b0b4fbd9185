import { expect, test } from 'vitest'
import { SPENDER, STRANGER } from '../test-support/orders'
import { agreedInForm, changeOf } from './plan-change'

const agreed = agreedInForm({ quoted: '10000' })
const seen = { minimum: 9_801n, spender: SPENDER }

test('preview: the form’s quote less the slippage is no change', () => {
  expect(agreed).toEqual({ minimum: 9_801n, spender: undefined })
  expect(changeOf({ minimum: '9801', spender: SPENDER }, agreed)).toBeUndefined()
})

test('preview: less than the form’s quote has to be accepted', () => {
  expect(changeOf({ minimum: '9800', spender: SPENDER }, agreed)).toBe('price')
  expect(changeOf({ minimum: '9800', spender: SPENDER }, seen)).toBe('price')
})

test('preview: another contract has to be accepted, however good its price', () => {
  expect(changeOf({ minimum: '99999', spender: STRANGER }, seen)).toBe('contract')
  expect(changeOf({ minimum: '99999', spender: SPENDER }, seen)).toBeUndefined()
})
