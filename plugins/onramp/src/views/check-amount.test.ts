import { expect, test } from 'vitest'
import { defaultOptions } from '../api/fetch-options'
import type { PaymentCurrency } from '../contract'
import { checkAmount } from './money'

const dollars: PaymentCurrency = defaultOptions.currencies[0] ?? { id: 'USD', limits: [] }

test.each([
  [undefined, { kind: 'empty' }, []],
  ['0', { kind: 'empty' }, []],
  ['999', { kind: 'too-little', limit: '10.00' }, []],
  ['1000', undefined, ['card', 'ach_bank_account']],
  ['750000', undefined, ['card', 'ach_bank_account']],
  ['750001', undefined, ['ach_bank_account']],
  ['2500000', undefined, ['ach_bank_account']],
  ['2500001', { kind: 'too-much', limit: '25000.00' }, []],
] as const)('amount: %s cents', (amount, issue, methods) => {
  const checked = checkAmount(amount, dollars)
  expect(checked.issue).toEqual(issue)
  expect(checked.methods).toEqual(methods)
})

test('amount: between the limits of two methods it is below the next minimum', () => {
  const limits = [
    { method: 'card', min: '10', max: '20' },
    { method: 'wire', min: '100', max: '200' },
  ]
  expect(checkAmount('5000', { id: 'USD', limits }).issue).toEqual({ kind: 'too-little', limit: '100' })
})

test('amount: a currency without limits accepts all amounts, one without decimals has whole units', () => {
  expect(checkAmount('1', { id: 'USD', limits: [] })).toEqual({ methods: [] })
  const limits = [{ method: 'card', min: '1000', max: '9000' }]
  expect(checkAmount('1000', { id: 'JPY', limits }).methods).toEqual(['card'])
})
