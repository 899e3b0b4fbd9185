import type { TrackedTransaction } from '@latchkey/transactions/contract'
import { expect, test } from 'vitest'
import type { SwapOrder } from '../contract'
import { approveData, fromEther, fromUsdc, SPENDER, STRANGER, target, usdc } from '../test-support/orders'
import { approvalOnItsWay, checkApproval, createApproval } from './approval'
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

/** An approval of this amount that was sent and has no outcome yet. */
const sentApproval = (amount: bigint): TrackedTransaction => ({
  sent: {
    type: 'transaction',
    id: '0x1',
    from: target.account.address.toLowerCase(),
    networkId: target.networkId,
    connectionId: 'another',
  },
  requests: [{ type: 'call', to: usdc.address ?? '', data: approveData(SPENDER, amount) }],
  sentAtMs: 0,
})

test('approval: one on its way is that of its token, amount, account and network alone', () => {
  const entry = sentApproval(asked)
  const find = (order: SwapOrder, one = entry) => approvalOnItsWay([one], order)
  expect(find({ ...fromUsdc })).toBe(entry)
  const account = { namespace: 'eip155', address: STRANGER } as const
  for (const order of [
    { ...fromUsdc, amount: '5' },
    { ...fromUsdc, from: { ...usdc, address: STRANGER } },
    { ...fromUsdc, target: { ...target, namespace: 'eip155', chainId: 1, account } as const },
    { ...fromUsdc, target: { ...target, networkId: 'eip155:8453' } as const },
    fromEther,
  ])
    expect(find(order)).toBeUndefined()
  // An older permission is taken back first, whatever it was.
  expect(find(fromUsdc, sentApproval(0n))).toBeDefined()
  const batch = { ...entry, requests: [...entry.requests, ...entry.requests] }
  expect(find(fromUsdc, batch)).toBeUndefined()
})

test('approval: one that has ended leaves another as it is', () => {
  const ended = { ...sentApproval(asked), result: { outcome: { status: 'reverted', id: '0x1' } as const } }
  expect(approvalOnItsWay([ended], fromUsdc)).toBeUndefined()
  const other = sentApproval(5n)
  expect(approvalOnItsWay([ended, other], { ...fromUsdc, amount: '5' })).toBe(other)
})
