import { expect, test } from 'vitest'
import type { ReceiverInput } from '../contract'
import { checkForm, isSendable } from './check-form'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const given: ReceiverInput = { phase: 'address', text: address, address }
const empty: ReceiverInput = { phase: 'empty', text: '' }
const token = { balance: '100' }
const draft = { amountText: '1', amount: '100', receiver: given }

test.each([
  [
    'no token',
    'select-token',
    { draft: { amountText: '', amount: undefined, receiver: empty }, token: undefined },
  ],
  ['no amount', 'add-amount', { draft: { ...draft, amountText: ' ', amount: undefined }, token }],
  [
    'text that is no amount',
    'incorrect-value',
    { draft: { ...draft, amountText: 'x', amount: undefined }, token },
  ],
  ['an amount of zero', 'incorrect-value', { draft: { ...draft, amount: '0' }, token }],
  [
    'one unit more than the balance',
    'insufficient-funds',
    { draft: { ...draft, amount: '101', receiver: empty }, token },
  ],
  ['no receiver', 'add-address', { draft: { ...draft, receiver: empty }, token }],
  [
    'a text that is no address',
    'invalid-address',
    { draft: { ...draft, receiver: { phase: 'invalid', text: 'x' } }, token },
  ],
  [
    'a name that leads nowhere',
    'invalid-address',
    { draft: { ...draft, receiver: { phase: 'not-found', text: 'a.eth' } }, token },
  ],
  [
    'a name that could not be looked up',
    'name-failed',
    { draft: { ...draft, receiver: { phase: 'failed', text: 'a.eth' } }, token },
  ],
  [
    'a name that leads nowhere, which the page has chosen',
    'name-failed',
    { draft: { ...draft, receiver: { phase: 'not-found', text: 'a.eth' } }, token, isReceiverFixed: true },
  ],
  ['an address that the page has chosen', undefined, { draft, token, isReceiverFixed: true }],
  ['everything, to the last unit', undefined, { draft, token }],
  [
    'a balance that is not known',
    undefined,
    { draft: { ...draft, amount: '101' }, token: { balance: undefined } },
  ],
] as const)('form: %s is %s', (_name, issue, facts) => {
  expect(checkForm(facts)).toBe(issue)
})

test.each([
  ['1', true],
  ['0010', true],
  [`9${'0'.repeat(77)}`, true],
  [`1${'0'.repeat(78)}`, false],
  ['000', false],
  ['', false],
  ['1.5', false],
  ['-1', false],
  ['1e9', false],
  [' 1', false],
  ['1 ', false],
])('amount: whether %j can be sent is %s', (amount, expected) => {
  expect(isSendable(amount)).toBe(expected)
})
