import type { SimulationResult } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import type { SwapOrder, SwapRequest } from './contract'
import { approvalPhase } from './plan/approval-phase'
import { createActionsBench } from './test-support/actions-bench'
import {
  approveData,
  built,
  fromEther,
  fromUsdc,
  SPENDER,
  STRANGER,
  swapData,
  target,
  usdc,
} from './test-support/orders'

const signal = new AbortController().signal
const follow = (): void => undefined
const confirmed = { status: 'confirmed', id: '0x1' } as const
const other: SwapOrder = { ...fromUsdc, amount: '5' }
const approvalOf = (order: SwapOrder, builtAtMs: number): SwapRequest =>
  Object.freeze({
    ...order,
    kind: 'approve',
    requests: [
      { type: 'call', to: usdc.address ?? '', data: approveData(SPENDER, BigInt(order.amount)) },
    ] as const,
    router: SPENDER,
    spender: SPENDER,
    concerns: [],
    expected: '1',
    minimum: '1',
    builtAtMs,
  })

/** A bench in which approvals of these orders are on their way. */
async function approving(...orders: readonly SwapOrder[]) {
  const bench = createActionsBench()
  const approvals = orders.map((order) =>
    bench.actions.approve(approvalOf(order, bench.clock.elapsedMs()), follow),
  )
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

const MINUTE_MS = 60_000
const tried: SimulationResult = {
  status: 'changes',
  changes: [
    { token: { address: usdc.address ?? '' }, amount: '-100000000' },
    { token: {}, amount: built.amount },
  ],
}

/** A bench with a reviewed swap, a minute ago. */
async function reviewed() {
  const bench = createActionsBench()
  bench.allowance = fromUsdc.amount
  bench.simulation = tried
  const plan = await bench.actions.plan(fromUsdc, signal)
  await bench.clock.advance(MINUTE_MS)
  return { bench, plan, renew: () => bench.actions.renew(plan.request, signal) }
}

test('renewal: a request that is too old to be sent is built anew, and can be sent', async () => {
  const { bench, plan, renew } = await reviewed()
  await expect(bench.actions.send(plan.request)).rejects.toMatchObject({ code: 'SWAP_STALE' })
  const renewal = await renew()
  expect(renewal).toMatchObject({ status: 'agreed', request: { builtAtMs: bench.clock.elapsedMs() } })
  await expect(bench.actions.send(renewal.request)).resolves.toMatchObject({ type: 'transaction' })
})

test('renewal: what the user has not agreed to is told, and the new request with it', async () => {
  const { bench, renew } = await reviewed()
  const amount = '29900000000000000'
  bench.build = { amount, data: swapData(29_601_000_000_000_000n) }
  const changed = await renew()
  expect(changed).toMatchObject({
    status: 'changed',
    change: 'price',
    request: { minimum: '29601000000000000' },
  })
  bench.build = {}
  bench.simulation = { status: 'unavailable' }
  expect(await renew()).toMatchObject({ status: 'changed', change: 'concern' })
  bench.allowance = '0'
  expect(await renew()).toMatchObject({ status: 'changed', change: 'step' })
  bench.simulation = { status: 'failing' }
  await expect(renew()).rejects.toMatchObject({ code: 'SWAP_REVERTS' })
})

test('recheck: a swap that was tried when it was reviewed, and cannot be tried now, is not sent', async () => {
  const bench = createActionsBench()
  bench.allowance = fromUsdc.amount
  const untried = await bench.actions.plan(fromUsdc, signal)
  await expect(bench.actions.recheck(untried, signal)).resolves.toBeUndefined()
  bench.simulation = tried
  const plan = await bench.actions.plan(fromUsdc, signal)
  await expect(bench.actions.recheck(plan, signal)).resolves.toBeUndefined()
  bench.simulation = { status: 'unavailable' }
  await expect(bench.actions.recheck(plan, signal)).rejects.toMatchObject({ code: 'SWAP_UNTRIED' })
})

test('gas price: it is read again after 10 s, whatever the time of day is set to', async () => {
  const { actions, clock, bench } = await approving()
  expect(await actions.gasPrice('eip155:1', signal)).toBe(10n)
  bench.gasPrice = '500'
  clock.setBy(86_400_000)
  await clock.advance(10_000)
  expect(await actions.gasPrice('eip155:1', signal)).toBe(10n)
  clock.setBy(-2 * 86_400_000)
  await clock.advance(1)
  expect(await actions.gasPrice('eip155:1', signal)).toBe(500n)
})

test('fee: it is that of the swap, or assumed while there is none that can be estimated', async () => {
  const { actions, bench } = await approving()
  const fee = (order?: SwapOrder) => actions.fee('eip155:1', order, signal)
  const assumed = 10n * 400_000n
  expect(await fee()).toBe(assumed)
  bench.fee = '9000000'
  expect(await fee(fromEther)).toBe(9_000_000n)
  // An easy route of a part of the balance says little of the whole.
  bench.fee = '7'
  expect(await fee(fromEther)).toBe(assumed / 2n)
  bench.fee = undefined
  expect(await fee(fromEther)).toBe(assumed)
})
