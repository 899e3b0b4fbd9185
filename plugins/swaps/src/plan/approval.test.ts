import { expect, test } from 'vitest'
import { approveData, fromEther, fromUsdc, SPENDER, STRANGER, usdc } from '../test-support/orders'
import { checkApproval, createApproval } from './approval'
import { permit2On } from './routers'

const account = `eip155:1:${usdc.address}`
const spenders = [SPENDER, permit2On('eip155:1')]
const asked = 100_000_000n

test('approval: its data is created here, for exactly the amount', () => {
  expect(createApproval(fromUsdc, SPENDER)).toEqual({
    type: 'call',
    to: usdc.address,
    data: approveData(SPENDER, asked),
  })
  expect(() => createApproval(fromEther, SPENDER)).toThrow(expect.objectContaining({ part: 'token' }))
})

test('approval: one for the router or for Permit2 is accepted', () => {
  for (const spender of spenders) {
    const data = approveData(spender, asked)
    expect(checkApproval({ from: account, data }, fromUsdc, spenders)).toBe(spender)
  }
})

test.each([
  ['amount', account, approveData(SPENDER, 2n ** 256n - 1n)],
  ['amount', account, approveData(SPENDER, asked + 1n)],
  ['amount', account, approveData(SPENDER, asked - 1n)],
  ['spender', account, approveData(STRANGER, asked)],
  ['token', `eip155:1:${STRANGER}`, approveData(SPENDER, asked)],
  ['token', `eip155:8453:${usdc.address}`, approveData(SPENDER, asked)],
  ['call', account, approveData(SPENDER, asked).replace('095ea7b3', '39509351')],
  ['call', account, `${approveData(SPENDER, asked)}00`],
  ['call', account, approveData(`0x${'1'.repeat(44)}`, asked)],
])('approval: one that differs in the %s is refused', (part, from, data) => {
  expect(() => checkApproval({ from, data }, fromUsdc, spenders)).toThrow(
    expect.objectContaining({ code: 'SWAP_APPROVAL_MISMATCH', part }),
  )
})
