import type { SimulationResult } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import type { SwapOrder } from './contract'
import { createActionsBench } from './test-support/actions-bench'
import { built, fromEther, fromUsdc, swapData, usdc } from './test-support/orders'

const signal = new AbortController().signal
const MINUTE_MS = 60_000
const tried: SimulationResult = {
  status: 'changes',
  changes: [
    { token: { address: usdc.address ?? '' }, amount: '-100000000' },
    { token: {}, amount: built.amount },
  ],
}

/** A bench with a reviewed swap, this long ago. `confirm` checks it as the review's button does. */
async function reviewed(ageMs: number, simulation = tried) {
  const bench = createActionsBench()
  bench.allowance = fromUsdc.amount
  bench.simulation = simulation
  const { actions } = bench
  const order = actions.startReview({ ...fromUsdc, quoted: built.amount })
  const plan = await actions.plan(order, signal)
  await bench.clock.advance(ageMs)
  return { bench, confirm: () => actions.flow.confirm(plan.request, undefined, signal) }
}

test('renewal: a request that is too old to be sent is built anew, and only the new one is asked for', async () => {
  const fresh = await reviewed(MINUTE_MS / 2)
  expect(await fresh.confirm()).toEqual({ kind: 'same' })
  const { bench, confirm } = await reviewed(MINUTE_MS / 2 + 1)
  expect(await confirm()).toMatchObject({
    kind: 'renewed',
    request: { builtAtMs: bench.clock.elapsedMs() },
  })
})

test('renewal: so is one that became too old while the network tried it once more', async () => {
  const { bench, confirm } = await reviewed(MINUTE_MS / 2)
  bench.simulationMs = 1
  const confirmed = confirm()
  for (let waits = 0; waits < 10; waits += 1) await bench.clock.advance(1)
  expect(await confirmed).toMatchObject({ kind: 'renewed' })
})

test('renewal: what the user has not agreed to is told', async () => {
  const { bench, confirm } = await reviewed(MINUTE_MS)
  const amount = '29900000000000000'
  bench.build = { amount, data: swapData(29_601_000_000_000_000n) }
  expect(await confirm()).toEqual({ kind: 'changed', change: { what: 'price' } })
  bench.build = {}
  bench.simulation = { status: 'unavailable' }
  expect(await confirm()).toEqual({ kind: 'changed', change: { what: 'concern' } })
  bench.allowance = '0'
  expect(await confirm()).toEqual({ kind: 'changed', change: { what: 'step' } })
  bench.simulation = { status: 'failing' }
  await expect(confirm()).rejects.toMatchObject({ code: 'SWAP_REVERTS' })
})

test('recheck: a swap that was tried when it was reviewed, and cannot be tried now, is not sent', async () => {
  const untried = await reviewed(0, { status: 'unavailable' })
  expect(await untried.confirm()).toEqual({ kind: 'same' })
  const { bench, confirm } = await reviewed(0)
  bench.simulation = { status: 'unavailable' }
  expect(await confirm()).toEqual({ kind: 'changed', change: { what: 'failing' } })
})

const benched = () => {
  const bench = createActionsBench()
  return { ...bench, bench }
}

test('gas price: it is read again after 10 s, whatever the time of day is set to', async () => {
  const { actions, clock, bench } = benched()
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
  const { actions, bench } = benched()
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
