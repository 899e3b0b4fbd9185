import { expect, test } from 'vitest'
import type { HistoryTransfer } from '../contract'
import { createDateTexts, signOf, transferText } from './transaction-row'

const token: HistoryTransfer = { kind: 'token', direction: 'in', symbol: 'TOK', quantity: '123.4567' }

test.each([
  ['receive', '+'],
  ['deposit', '+'],
  ['borrow', '+'],
  ['claim', '+'],
  ['withdraw', '-'],
  ['repay', '-'],
  ['burn', '-'],
  ['send', ''],
  ['trade', ''],
  ['something new', ''],
])('sign: of %s is "%s", and two transfers have none', (type, sign) => {
  expect([signOf({ type }, 1), signOf({ type }, 2)]).toEqual([sign, ''])
})

test('amount: three decimals, rounded to the nearest; smaller ones are marked as less', () => {
  expect(transferText(token, 'en')).toBe('123.457 TOK')
  expect(transferText({ ...token, quantity: '10' }, 'en')).toBe('10.000 TOK')
  expect(transferText({ ...token, quantity: '0.0004' }, 'en')).toBe('<0.001 TOK')
  expect(transferText({ ...token, quantity: '0' }, 'en')).toBe('0.000 TOK')
  expect(transferText(token, 'de')).toBe('123,457 TOK')
  expect(transferText({ ...token, quantity: '0.0004' }, 'ar-EG')).toBe('<0.001 TOK')
})

test('amount: the symbol without a quantity, the name of a collectible, else nothing', () => {
  const { quantity: _quantity, ...bare } = token
  expect(transferText(bare, 'en')).toBe('TOK')
  expect(transferText({ kind: 'nft', direction: 'in', name: 'Cool NFT' }, 'en')).toBe('Cool NFT')
  expect(transferText({ kind: 'other', direction: 'in', quantity: '1' }, 'en')).toBe('')
})

test('dates: the month, with the year unless it is this one; within a day relative; localised', () => {
  const now = Date.parse('2026-11-24T12:00:00')
  const dates = createDateTexts('en', now)
  expect(dates.month(Date.parse('2026-06-10T12:00:00'))).toBe('June')
  expect(dates.month(Date.parse('2024-06-10T12:00:00'))).toBe('June 2024')
  expect(dates.day(now - 3 * 3_600_000)).toBe('3 hr. ago')
  expect(dates.day(Date.parse('2026-11-04T12:00:00'))).toBe('Nov 4')
  const arabic = createDateTexts('ar', now)
  expect(arabic.month(Date.parse('2024-06-10T12:00:00'))).toMatch(/^يونيو 2024$/)
  expect(arabic.day(now - 3 * 3_600_000)).toMatch(/قبل/)
})
