import type { SimulationResult } from '@latchkey/session/contract'
import { createWalletError } from '@latchkey/session/requests'
import { expect, test } from 'vitest'
import { swapsContract } from './contract'
import { createActionsBench, sent } from './test-support/actions-bench'
import { built, fromUsdc, SPENDER, usdc } from './test-support/orders'

const signal = new AbortController().signal
const declined = createWalletError('USER_REJECTED', { phase: 'request' })
const tried: SimulationResult = {
  status: 'changes',
  changes: [
    { token: { address: usdc.address ?? '' }, amount: '-100000000' },
    { token: {}, amount: built.amount },
  ],
}

/** A bench with a started review. The permission is there already, or the allowance is another. */
async function review(allowance = fromUsdc.amount) {
  const bench = createActionsBench()
  bench.allowance = allowance
  bench.simulation = tried
  const { actions, page } = bench
  const told: (readonly [string, unknown])[] = []
  page.latchkey.on('swaps:sent', (event) => void told.push(['sent', event]))
  page.latchkey.on('swaps:failed', (event) => void told.push(['failed', event]))
  const order = actions.startReview({ ...fromUsdc, quoted: built.amount })
  const plan = await actions.plan(order, signal)
  const ask = async () => (await actions.flow.run(plan.request)).ask().catch((error: unknown) => error)
  return { bench, page, actions, order, request: plan.request, plan, told, ask }
}

test('review: is of a frozen copy of the order, with nothing accepted', () => {
  const { actions } = createActionsBench()
  const given = { ...fromUsdc, quoted: built.amount }
  const order = actions.startReview(given)
  expect(order).toEqual(given)
  expect(order).not.toBe(given)
  expect(Object.isFrozen(order)).toBe(true)
  expect(actions.reviewOf(order)).toMatchObject({ accepted: [] })
  for (const other of [given, actions.startReview(given), undefined, null, 'order'])
    expect(actions.reviewOf(other)).not.toBe(actions.reviewOf(order))
  expect(actions.reviewOf(given)).toBeUndefined()
  expect(actions.reviewOf(null)).toBeUndefined()
})

test('swap: the wallet is asked for what was planned, and it is followed as a swap of that amount', async () => {
  const { bench, ask, request } = await review()
  expect(await ask()).toEqual(sent)
  expect(bench.tracked).toEqual([
    [
      sent,
      {
        requests: request.requests,
        to: SPENDER,
        amount: fromUsdc.amount,
        decimals: 6,
        symbol: 'USDC',
        kind: 'swap',
      },
    ],
  ])
})

test('swap: once it is sent the form is empty, and the page is told', async () => {
  const { actions, ask, page, request, told } = await review()
  actions.edit({ from: usdc.address, amountText: '100', amount: fromUsdc.amount })
  await ask()
  expect(page.latchkey.read(swapsContract).draft).toEqual({
    from: undefined,
    to: undefined,
    amountText: '',
    amount: undefined,
  })
  expect(told).toEqual([['sent', { request, sent }]])
})

test('permission: is followed as one that moves nothing, and the form stays', async () => {
  const { actions, ask, bench, page, request, told } = await review('0')
  expect(request.kind).toBe('approve')
  actions.edit({ amountText: '100' })
  expect(await ask()).toEqual(sent)
  expect(bench.tracked).toEqual([[sent, { requests: request.requests, to: SPENDER }]])
  expect([page.latchkey.read(swapsContract).draft.amountText, told]).toEqual(['100', []])
})

test.each([
  ['a swap', fromUsdc.amount],
  ['a permission', '0'],
])('refusal: of %s is told, with what was refused', async (_what, allowance) => {
  const { ask, bench, request, told } = await review(allowance)
  bench.wallet = declined
  expect(await ask()).toBe(declined)
  expect(told).toEqual([['failed', { request, error: declined }]])
  expect(bench.tracked).toEqual([])
})

test('recheck: what the wallet has refused is built anew, however young it is', async () => {
  const { actions, ask, bench, request } = await review()
  bench.wallet = declined
  await ask()
  expect(await actions.flow.confirm(request, undefined, signal)).toMatchObject({ kind: 'renewed' })
})

test('recheck: the permission that was given meanwhile makes the swap the next step', async () => {
  const { actions, ask, bench, request } = await review('0')
  await ask()
  bench.allowance = fromUsdc.amount
  await bench.clock.advance(30_001)
  expect(await actions.flow.confirm(request, undefined, signal)).toEqual({
    kind: 'changed',
    change: { what: 'step' },
  })
})

test('recheck: a swap that fails now is not sent, and a network that does not respond is told', async () => {
  const { actions, bench, request } = await review()
  bench.simulation = { status: 'failing' }
  const failing = { kind: 'changed', change: { what: 'failing' } }
  expect(await actions.flow.confirm(request, undefined, signal)).toEqual(failing)
  expect(actions.flow.changeOf(request)).toEqual({ what: 'failing' })
  const gone = new Error('gone')
  bench.simulation = gone
  await expect(actions.flow.confirm(request, undefined, signal)).rejects.toBe(gone)
})

test('recheck: a request of nobody’s review is not sent', async () => {
  const { actions, bench, request } = await review()
  const foreign = actions.flow.begin({ ...request, minimum: '1' })
  expect(await actions.flow.confirm(foreign, undefined, signal)).toEqual({
    kind: 'changed',
    change: { what: 'failing' },
  })
  expect(bench.tracked).toEqual([])
})

test('requests: those of one review are asked for as one, so that a renewed one is not sent beside it', async () => {
  const { actions, ask, order } = await review()
  await ask()
  const renewed = await actions.plan(order, signal)
  expect((await actions.flow.run(renewed.request)).state()).toMatchObject({ phase: 'sent', sent })
  const other = actions.startReview({ ...fromUsdc, quoted: built.amount })
  const { request } = await actions.plan(other, signal)
  expect((await actions.flow.run(request)).state()).toEqual({ phase: 'ready' })
})

test('requests: a permission, the next one and the swap are each asked for by themselves', async () => {
  const { actions, ask, bench, order } = await review('0')
  await ask()
  const next = await actions.plan(order, signal)
  expect(next.request.kind).toBe('approve')
  expect((await actions.flow.run(next.request)).state()).toEqual({ phase: 'ready' })
  bench.allowance = fromUsdc.amount
  const swap = await actions.plan(order, signal)
  expect(swap.request.kind).toBe('swap')
  expect((await actions.flow.run(swap.request)).state()).toEqual({ phase: 'ready' })
})

test('permission: what is asked for again before it is sent is the same', async () => {
  const { actions, bench, order, request } = await review('0')
  bench.wallet = createWalletError('DISCONNECTED', { phase: 'request' })
  void (await actions.flow.run(request)).ask().catch(() => undefined)
  await bench.clock.advance(1)
  const again = await actions.plan(order, signal)
  expect((await actions.flow.run(again.request)).state()).toMatchObject({ phase: 'unknown' })
})
