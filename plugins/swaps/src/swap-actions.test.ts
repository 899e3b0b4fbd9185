import { expect, test } from 'vitest'
import type { SwapOrder, SwapRequest } from './contract'
import { approvalPhase } from './plan/approval-phase'
import { createActionsBench } from './test-support/actions-bench'
import { approveData, fromUsdc, SPENDER, STRANGER, target, usdc } from './test-support/orders'

const signal = new AbortController().signal
const follow = (): void => undefined
const confirmed = { status: 'confirmed', id: '0x1' } as const
const other: SwapOrder = { ...fromUsdc, amount: '5' }
const approvalOf = (order: SwapOrder): SwapRequest =>
  Object.freeze({
    ...order,
    kind: 'approve',
    requests: [
      { type: 'call', to: usdc.address ?? '', data: approveData(SPENDER, BigInt(order.amount)) },
    ] as const,
    spender: SPENDER,
    expected: '1',
    minimum: '1',
    builtAtMs: 0,
  })

/** A bench in which approvals of these orders are on their way. */
async function approving(...orders: readonly SwapOrder[]) {
  const bench = createActionsBench()
  const approvals = orders.map((order) => bench.actions.approve(approvalOf(order), follow))
  await expect.poll(() => bench.waits.length).toBe(orders.length)
  const phaseOf = (order: SwapOrder) => approvalPhase(bench.state().activities, order)
  return { ...bench, bench, approvals, phaseOf }
}

test('approval: one on its way is that of its order, account and network alone', async () => {
  const { phaseOf, approvals, waits } = await approving(fromUsdc)
  expect(phaseOf({ ...fromUsdc })).toBe('approving')
  const account = { namespace: 'eip155', address: STRANGER } as const
  for (const order of [
    other,
    { ...fromUsdc, to: { ...fromUsdc.to, address: STRANGER } },
    { ...fromUsdc, target: { ...target, namespace: 'eip155', chainId: 1, account } as const },
    { ...fromUsdc, target: { ...target, networkId: 'eip155:8453' } as const },
  ])
    expect(phaseOf(order)).toBeUndefined()
  waits[0]?.(confirmed)
  await approvals[0]
  expect(phaseOf(fromUsdc)).toBeUndefined()
})

test('approval: one that ends leaves another as it is', async () => {
  const { phaseOf, approvals, waits } = await approving(fromUsdc, other)
  waits[0]?.(confirmed)
  await approvals[0]
  expect([phaseOf(fromUsdc), phaseOf(other)]).toEqual([undefined, 'approving'])
  waits[1]?.({ status: 'reverted', id: '0x2' })
  await expect(approvals[1]).rejects.toMatchObject({ code: 'SWAP_APPROVAL_FAILED' })
  expect(phaseOf(other)).toBeUndefined()
})

test('approval: one that the network has not confirmed in time is no failure, and counts until it has', async () => {
  const { phaseOf, approvals, waits, actions, bench } = await approving(fromUsdc)
  waits[0]?.({ status: 'timed-out' })
  await approvals[0]
  expect(phaseOf(fromUsdc)).toBe('unconfirmed')
  expect((await actions.plan(fromUsdc, signal)).request.kind).toBe('approve')
  expect(phaseOf(fromUsdc)).toBe('unconfirmed')
  bench.allowance = fromUsdc.amount
  expect((await actions.plan(fromUsdc, signal)).request.kind).toBe('swap')
  expect(phaseOf(fromUsdc)).toBeUndefined()
})
