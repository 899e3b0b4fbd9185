import { encodeFunctionData, erc20Abi, type Hex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { alice, bob } from '../test-support/test-accounts'
import { countCalls, type SessionCall, type SessionUse, unused } from './count-calls'
import type { Session } from './session-context'

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const START = 1_000
const DAY = 86_400
const transfer = (amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [bob, amount] })
const approve = (amount: bigint): Hex =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bob, amount] })
const session: Session = {
  signers: [bob],
  validUntil: START + 3 * DAY,
  feeLimit: 100n,
  methods: [
    {
      target: TOKEN,
      selector: '0x095ea7b3',
      valueLimit: 5n,
      conditions: [{ position: 1n, operator: 2n, value: 50n }],
    },
  ],
  allowances: [
    { token: zeroAddress, amount: 10n, start: START, period: DAY },
    { token: TOKEN, amount: 20n, start: START, period: DAY },
  ],
}
const call = (changes: Partial<SessionCall>): SessionCall => ({ to: bob, value: 0n, data: '0x', ...changes })
const count = (
  calls: readonly SessionCall[],
  { use = unused, nowSeconds = START, maximumFee = 1n } = {},
): SessionUse | undefined => countCalls(session, use, calls, { own: alice, maximumFee, nowSeconds })

test.each<[string, Partial<SessionCall>]>([
  ['native currency within the allowance', { value: 10n }],
  ['tokens within the allowance', { to: TOKEN, data: transfer(20n) }],
  ['a granted method', { to: TOKEN, data: approve(49n), value: 5n }],
])('session: allows %s', (_what, changes) => {
  expect(count([call(changes)])).toMatchObject({ fees: 1n })
})

test.each<[string, Partial<SessionCall>]>([
  ['more native currency', { value: 11n }],
  ['more tokens', { to: TOKEN, data: transfer(21n) }],
  ['tokens with an amount of native currency', { to: TOKEN, data: transfer(1n), value: 1n }],
  ['another token', { data: transfer(1n) }],
  ['a method whose condition is not met', { to: TOKEN, data: approve(50n) }],
  ['a granted method with a higher amount', { to: TOKEN, data: approve(1n), value: 6n }],
  ['the method of another contract', { data: approve(1n) }],
  ['a method that was not granted', { to: TOKEN, data: '0x23b872dd' }],
  ['a call without its arguments', { to: TOKEN, data: '0x095ea7b3' }],
  ['a call to the account itself', { to: alice, value: 1n }],
  ['data without a method', { data: '0x0102' }],
  ['a transfer to the zero address as a token', { to: zeroAddress, data: transfer(1n) }],
])('session: does not allow %s', (_what, changes) => {
  expect(count([call(changes)])).toBeUndefined()
  // Nor beside a call that is allowed.
  expect(count([call({ value: 1n }), call(changes)])).toBeUndefined()
})

test('session: all calls of a period share the allowance, and the next period has its own', () => {
  const use = count([call({ value: 6n }), call({ value: 3n })]) ?? unused
  expect(count([call({ value: 2n })], { use })).toBeUndefined()
  expect(count([call({ value: 1n })], { use })).toBeDefined()
  expect(count([call({ value: 10n })], { use, nowSeconds: START + DAY })).toBeDefined()
})

test('session: nothing is allowed before its start, after its end, above its fees, or without calls', () => {
  const pay = [call({ value: 1n })]
  expect(count(pay, { nowSeconds: START - 1 })).toBeUndefined()
  expect(count(pay, { nowSeconds: session.validUntil })).toBeUndefined()
  expect(count(pay, { maximumFee: 101n })).toBeUndefined()
  expect(count(pay, { use: { ...unused, fees: 60n }, maximumFee: 41n })).toBeUndefined()
  expect(count([])).toBeUndefined()
})
