import { ServiceNetworkError } from '@latchkey/cloud/errors'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { type SimulationResult, sessionContract } from '@latchkey/session/contract'
import { disconnectedState, mainnet } from '@latchkey/testing'
import { expect, test } from 'vitest'
import { type SwapOrder, swapsContract } from './contract'
import { createActionsBench } from './test-support/actions-bench'
import { built, fromEther, fromUsdc, STRANGER, swapData, target, usdc } from './test-support/orders'

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
async function reviewed(ageMs: number, simulation: SimulationResult = tried) {
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

const listedAt = { status: 'known', source: 'service', readAtMs: 0 } as const

test('price: of a token that the account has, that of its list counts, else that of the service', async () => {
  const { actions, bench } = benched()
  bench.answers['quotes'] = { quotes: [{ fromAmount: fromUsdc.amount, toAmount: '7' }] }
  bench.answers['price'] = { fungibles: [{ price: 2 }] }
  expect(await actions.quote(fromUsdc, signal)).toEqual({
    quotedAmount: 7n,
    fromPriceUsd: 2,
    toPriceUsd: 2,
  })
  const held = {
    ...usdc,
    address: `0x${usdc.address?.slice(2).toUpperCase()}`,
    value: '1',
    priceUsd: 1.01,
  }
  bench.page.setState(portfolioContract, {
    tokens: {
      [accountKey(target)]: { ...listedAt, items: [{ ...held, address: STRANGER, priceUsd: 9 }, held] },
    },
  })
  expect(await actions.quote(fromUsdc, signal)).toMatchObject({ fromPriceUsd: 1.01, toPriceUsd: 2 })
  bench.answers['price'] = new Error('gone')
  expect(await actions.quote(fromUsdc, signal)).toEqual({
    quotedAmount: 7n,
    fromPriceUsd: 1.01,
    toPriceUsd: undefined,
  })
})

test('price: nothing is worth anything on a test network', async () => {
  const { actions, bench } = benched()
  bench.answers['quotes'] = { quotes: [{ fromAmount: fromUsdc.amount, toAmount: '7' }] }
  const order = { ...fromUsdc, target: { ...target, network: { ...mainnet, testnet: true } } }
  expect(await actions.quote(order, signal)).toEqual({
    quotedAmount: 7n,
    fromPriceUsd: undefined,
    toPriceUsd: undefined,
  })
  expect(bench.asked).not.toContain('price')
})

test('gas price: each network has its own', async () => {
  const { actions, bench } = benched()
  expect(await actions.gasPrice('eip155:1', signal)).toBe(10n)
  bench.gasPrice = '20'
  expect(await actions.gasPrice('eip155:8453', signal)).toBe(20n)
})

test('fee: whoever has left while it is estimated gets the reason', async () => {
  const { actions, bench } = benched()
  await actions.gasPrice('eip155:1', signal)
  const reason = new Error('left')
  bench.fee = undefined
  await expect(actions.fee('eip155:1', fromEther, AbortSignal.abort(reason))).rejects.toBe(reason)
})

const stateOf = ({ page }: ReturnType<typeof createActionsBench>) => page.latchkey.read(swapsContract)

test('form: parameters of a page fill it in once, and an edit changes what it names', () => {
  const bench = createActionsBench()
  const { actions } = bench
  const parameters = { amount: '5' }
  actions.edit({ amountText: 'typed before' })
  actions.begin(parameters, { from: 'native', amount: '5' })
  expect(stateOf(bench).draft).toEqual({ from: 'native', to: undefined, amountText: '', amount: '5' })
  actions.edit({ to: usdc.address, amountText: '7' })
  actions.begin(parameters, {})
  expect(stateOf(bench).draft).toEqual({ from: 'native', to: usdc.address, amountText: '7', amount: '5' })
  actions.begin({ ...parameters }, {})
  expect(stateOf(bench).draft).toMatchObject({ from: undefined, amountText: '' })
  expect(bench.page.errors).toEqual([])
})

test('form: an amount that is not in smallest units is reported', () => {
  const { actions, page } = createActionsBench()
  actions.begin({ amount: '1.5' }, {})
  expect(page.errors).toMatchObject([{ error: { code: 'INVALID_SWAP_AMOUNT' } }])
  actions.begin({}, {})
  expect(page.errors).toHaveLength(1)
})

const listed = { ...usdc, address: `eip155:1:${usdc.address}`, logoUri: 'https://example.com/u.png' }

test('tokens: are read for the active network, and again after an hour', async () => {
  const bench = createActionsBench()
  bench.answers['tokens'] = { tokens: [listed] }
  await bench.actions.loadTokens()
  expect(stateOf(bench).tokens).toMatchObject({
    'eip155:1': { status: 'known', tokens: [{ ...usdc, iconUrl: listed.logoUri }] },
  })
  expect(stateOf(bench).tokens['eip155:1']).not.toHaveProperty('isUnsupported')
  await bench.clock.advance(3_600_000)
  await bench.actions.loadTokens()
  expect(bench.asked).toEqual(['tokens'])
  await bench.clock.advance(1)
  await bench.actions.loadTokens()
  expect(bench.asked).toEqual(['tokens', 'tokens'])
})

test('tokens: a network that the service does not serve has none, which is no failure', async () => {
  const bench = createActionsBench()
  bench.answers['tokens'] = new ServiceNetworkError('eip155:1')
  await bench.actions.loadTokens()
  expect(stateOf(bench).tokens).toMatchObject({
    'eip155:1': { status: 'known', tokens: [], isUnsupported: true },
  })
  const other = createActionsBench()
  other.answers['tokens'] = new Error('gone')
  await other.actions.loadTokens()
  expect(stateOf(other).tokens).toMatchObject({ 'eip155:1': { status: 'failed' } })
})

test('tokens: without an account none are asked for', async () => {
  const { actions, page, asked } = createActionsBench()
  page.setState(sessionContract, disconnectedState)
  await actions.loadTokens()
  expect(asked).toEqual([])
})
