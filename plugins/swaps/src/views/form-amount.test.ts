import type { Token } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import { ether, usdc } from '../test-support/orders'
import { checkForm } from './form-amount'
import type { SwappableToken } from './use-swap-tokens'

const held = (token: Token, balance?: string): SwappableToken => ({ ...token, token, balance })
const from = held(usdc, '100')
const to = held(ether, '0')

test.each([
  ['100', undefined],
  ['101', 'insufficient-balance'],
  ['0', 'enter-amount'],
  [undefined, 'incorrect-amount'],
])('form: of a balance of 100 the amount %s is %s', (amount, issue) => {
  expect(checkForm({ amountText: '1', amount }, from, to)).toBe(issue)
})

test('form: an unknown balance is left to the network, and none is not enough', () => {
  const draft = { amountText: '1', amount: '101' }
  expect(checkForm(draft, held(usdc), to)).toBeUndefined()
  expect(checkForm(draft, held(usdc, '0'), to)).toBe('insufficient-balance')
})

test('form: the tokens come first, then the amount', () => {
  const empty = { amountText: ' ', amount: undefined }
  expect(checkForm(empty, from, undefined)).toBe('select-token')
  expect(checkForm(empty, undefined, to)).toBe('select-token')
  expect(checkForm(empty, from, from)).toBe('same-token')
  expect(checkForm(empty, from, to)).toBe('enter-amount')
})
