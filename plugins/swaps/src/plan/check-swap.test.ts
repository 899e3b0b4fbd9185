import type { BalanceChange } from '@latchkey/session/contract'
import { ADDRESS } from '@latchkey/session/testing'
import { expect, test } from 'vitest'
import { built, fromEther, fromUsdc, SPENDER, STRANGER, usdc } from '../test-support/orders'
import { checkSimulation, createSwapCall } from './check-swap'

test('swap: native currency is sent as value, a swap of a token has none', () => {
  expect(createSwapCall(built, fromUsdc)).toEqual({ type: 'call', to: SPENDER, data: built.data })
  expect(createSwapCall(built, fromEther)).toEqual({
    type: 'call',
    to: SPENDER,
    data: built.data,
    amount: fromEther.amount,
  })
})

test.each([
  ['account', { from: `eip155:1:${STRANGER}` }],
  ['account', { from: `eip155:8453:${ADDRESS}` }],
  ['contract', { to: `eip155:8453:${SPENDER}` }],
  ['contract', { to: `eip155:1:${usdc.address}` }],
  ['contract', { to: `eip155:1:${ADDRESS}` }],
  ['contract', { to: SPENDER }],
])('swap: one of another %s is refused', (part, change) => {
  expect(() => createSwapCall({ ...built, ...change }, fromUsdc)).toThrow(
    expect.objectContaining({ code: 'SWAP_MISMATCH', part }),
  )
})

const word = 'f'.repeat(64)
test.each([
  ['approve', { data: `0x095ea7b3${word}${word}` }],
  ['APPROVE in capitals', { data: `0x095EA7B3${word}${word}` }],
  ['transfer', { data: `0xa9059cbb${word}${word}` }],
  ['setApprovalForAll', { data: `0xa22cb465${word}${word}` }],
  ['push of DAI', { data: `0xb753a98c${word}${word}` }],
  ['move of DAI', { data: `0xbb35783b${word}${word}${word}` }],
  ['redeem of a vault', { data: `0xba087652${word}${word}${word}` }],
  ['withdraw of a lending pool', { data: `0x69328dec${word}${word}${word}` }],
  ['transfer of shares', { data: `0x8fcb4e5b${word}${word}` }],
  ['allow of a lending pool', { data: `0x110496e5${word}${word}` }],
  ['withdraw of a vault', { data: `0xb460af94${word}${word}${word}` }],
  ['anything of Permit2', { to: 'eip155:1:0x000000000022D473030F116dDEE9F6B43aC78BA3' }],
])('swap: a call that gives rights to tokens is refused (%s)', (_name, change) => {
  for (const order of [fromUsdc, fromEther])
    expect(() => createSwapCall({ ...built, ...change }, order)).toThrow(
      expect.objectContaining({ code: 'SWAP_MISMATCH', part: 'call' }),
    )
})

const paid: BalanceChange = { token: { address: usdc.address ?? '' }, amount: '-100000000' }
const got: BalanceChange = { token: {}, amount: '1000' }
const check = (changes: readonly BalanceChange[]): bigint | undefined =>
  checkSimulation({ status: 'changes', changes }, fromUsdc, 990n)

test('simulation: the received amount is that of the network', () => {
  expect(check([paid, got])).toBe(1000n)
  expect(checkSimulation({ status: 'unavailable' }, fromUsdc, 990n)).toBeUndefined()
})

test.each([
  ['received', [paid, { ...got, amount: '989' }]],
  ['received', [paid]],
  ['received', [paid, { ...got, isNft: true }]],
  ['spent', [{ ...paid, amount: '-100000001' }, got]],
  ['spent', [paid, got, { token: { address: STRANGER }, amount: '-1' }]],
  ['spent', [paid, { token: {}, amount: '-1' }]],
] as const)('simulation: a swap that differs in what is %s is refused', (part, changes) => {
  expect(() => check(changes)).toThrow(expect.objectContaining({ code: 'SWAP_MISMATCH', part }))
})

test('simulation: a failed one is an error with the reason', () => {
  expect(() => checkSimulation({ status: 'failing', reason: 'no' }, fromUsdc, 1n)).toThrow(
    expect.objectContaining({ code: 'SWAP_REVERTS' }),
  )
})
