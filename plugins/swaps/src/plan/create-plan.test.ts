import type { SimulationResult, TransactionRequest } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import type { SwapApi } from '../api/create-swap-api'
import type { BuiltSwap } from '../api/parse'
import type { SwapOrder } from '../contract'
import {
  approveData,
  built,
  fromEther,
  fromUsdc,
  routers,
  SPENDER,
  STRANGER,
  usdc,
} from '../test-support/orders'
import { swap } from '../test-support/router-calls'
import type { ChainAccess } from './chain-access'
import { createPlan, type SwapPlan } from './create-plan'
import type { SwapPrices } from './swap-cost'

const { signal } = new AbortController()

interface World {
  readonly allowance?: bigint
  readonly canBatch?: boolean
  readonly simulation?: SimulationResult
  readonly quotedAmount?: string
  /** The network's error on an approval of the amount. */
  readonly refusal?: Error
  /** What the service builds otherwise. */
  readonly build?: Partial<BuiltSwap>
  readonly kind?: 'account' | 'token' | 'contract'
  readonly prices?: SwapPrices
}

function worldOf({
  allowance = 0n,
  canBatch = false,
  simulation = { status: 'unavailable' },
  quotedAmount = built.amount,
  refusal,
  build,
  kind = 'contract',
  prices = { fromPriceUsd: undefined, toPriceUsd: undefined },
}: World) {
  const estimated: TransactionRequest[] = []
  const api: SwapApi = {
    tokens: async () => [],
    quote: async () => 0n,
    gasPrice: async () => 1n,
    price: async () => undefined,
    allowance: async () => allowance,
    buildApproval: async ({ amount }) => ({
      from: `eip155:1:${usdc.address}`,
      data: approveData(SPENDER, BigInt(amount)),
    }),
    buildSwap: async () => ({ ...built, amount: quotedAmount, ...build }),
  }
  const chain: ChainAccess = {
    now: () => 5,
    simulate: async () => simulation,
    estimate: async (call) => {
      estimated.push(call)
      if (refusal && call.type === 'call' && call.data === approveData(SPENDER, 100_000_000n)) throw refusal
      return { fee: { value: '7', decimals: 18, symbol: 'ETH' } }
    },
    isBatchSupported: async () => canBatch,
    hasDecimals: async (_target, { address, decimals }) => decimals === (address === undefined ? 18 : 6),
    gasPrice: async () => 10n,
    kindOf: async () => kind,
    read: async () => undefined,
  }
  const plan = (order: SwapOrder): Promise<SwapPlan> =>
    createPlan({ api, chain, routers, prices: async () => prices }, order, signal)
  return { plan, estimated }
}

test('plan: the wallet gets exactly the data of the service, frozen', async () => {
  const { plan } = worldOf({})
  const { request } = await plan(fromEther)
  expect(request).toMatchObject({
    kind: 'swap',
    requests: [{ type: 'call', to: SPENDER, data: built.data, amount: fromEther.amount }],
    minimum: '29700000000000000',
    builtAtMs: 5,
  })
  expect([request, ...request.requests].every((one) => Object.isFrozen(one))).toBe(true)
})

test('plan: for a token the approval of exactly the amount comes first', async () => {
  const { plan, estimated } = worldOf({ allowance: 99_999_999n })
  const { request } = await plan(fromUsdc)
  expect(request.kind).toBe('approve')
  expect(request.requests).toEqual([
    { type: 'call', to: usdc.address, data: approveData(SPENDER, 100_000_000n) },
  ])
  expect(new Set(estimated)).toEqual(new Set(request.requests))
})

test('plan: a token that needs a reset has its allowance revoked, then granted separately', async () => {
  const taken = { type: 'call', to: usdc.address, data: approveData(SPENDER, 0n) }
  const given = { ...taken, data: approveData(SPENDER, 100_000_000n) }
  const refusal = new Error('reverted')
  const older = worldOf({ allowance: 1n, refusal })
  const { request, calls } = await older.plan(fromUsdc)
  expect([request.kind, request.requests, calls.length]).toEqual(['reset', [taken], 3])
  const after = worldOf({ allowance: 0n })
  expect((await after.plan(fromUsdc)).request).toMatchObject({
    kind: 'approve',
    requests: [given],
  })
  const batch = worldOf({ allowance: 1n, refusal, canBatch: true })
  expect((await batch.plan(fromUsdc)).request).toMatchObject({
    kind: 'both',
    requests: [taken, given, { data: built.data }],
  })
})

test('plan: a sufficient allowance needs no approval', async () => {
  const { plan } = worldOf({ allowance: 100_000_000n })
  const { request } = await plan(fromUsdc)
  expect([request.kind, request.requests]).toEqual([
    'swap',
    [{ type: 'call', to: SPENDER, data: built.data }],
  ])
})

test('plan: a wallet with batches is asked once for both', async () => {
  const { plan } = worldOf({ canBatch: true })
  const { request } = await plan(fromUsdc)
  expect(request.kind).toBe('both')
  expect(request.requests).toHaveLength(2)
  expect(request.requests[1]).toEqual({ type: 'call', to: SPENDER, data: built.data })
})

test('plan: shows the amount of the network’s simulation, not the service’s quote', async () => {
  const changes = [
    { token: { address: usdc.address ?? '' }, amount: '-100000000' },
    { token: {}, amount: '29800000000000000' },
  ]
  const { plan } = worldOf({ simulation: { status: 'changes', changes } })
  const shown = await plan(fromUsdc)
  expect([shown.request.expected, shown.quotedAmount, shown.isSimulated]).toEqual([
    '29800000000000000',
    '30000000000000000',
    true,
  ])
})

const paid = { token: { address: usdc.address ?? '' }, amount: '-100000000' }
const got = { token: {}, amount: built.amount }
const tried: SimulationResult = { status: 'changes', changes: [paid, got], gas: '250000' }

test('plan: without a simulation the user is asked, and the other checks hold', async () => {
  expect((await worldOf({ simulation: tried }).plan(fromUsdc)).request.concerns).toEqual([])
  const { request } = await worldOf({}).plan(fromUsdc)
  // Which token the minimum is of, neither the call says nor the network.
  expect(request.concerns).toEqual([{ kind: 'call', address: SPENDER }, { kind: 'not-simulated' }])
  const to = 'eip155:1:0x111111125421ca6dc452d289314280a0f8842a65'
  const named = worldOf({ allowance: 100_000_000n, build: { to, data: swap(), amount: '1000' } })
  expect((await named.plan(fromUsdc)).request.concerns).toEqual([{ kind: 'not-simulated' }])
  const lying = worldOf({ build: { to: `eip155:1:${usdc.address}` } })
  await expect(lying.plan(fromUsdc)).rejects.toMatchObject({ code: 'SWAP_MISMATCH' })
})

test('plan: a simulation that brings nothing stops the swap, however little is promised', async () => {
  const simulation: SimulationResult = { status: 'changes', changes: [] }
  const world = worldOf({ simulation, build: { amount: '1', data: '0xdeadbeef' } })
  await expect(world.plan(fromEther)).rejects.toMatchObject({ code: 'SWAP_MISMATCH', part: 'received' })
})

test.each(['token', 'account'] as const)('plan: an unknown router that is a %s is refused', async (kind) => {
  const build = { to: `eip155:1:${STRANGER}` }
  const allowance = 100_000_000n
  const refused = worldOf({ allowance, kind, build })
  await expect(refused.plan(fromUsdc)).rejects.toMatchObject({ code: 'SWAP_MISMATCH', part: 'contract' })
  const { request } = await worldOf({ allowance, build, simulation: tried }).plan(fromUsdc)
  expect(request.concerns).toEqual([{ kind: 'contract', address: STRANGER }])
  expect(Object.isFrozen(request.concerns)).toBe(true)
})

test('plan: a loss of more than 5 % of the worth is to be accepted, by what the network brings', async () => {
  const prices = { fromPriceUsd: 1, toPriceUsd: 3_000 }
  const { plan } = worldOf({ prices, simulation: tried })
  expect(await plan(fromUsdc)).toMatchObject({
    impact: 10_000_000n,
    fromPriceUsd: 1,
    request: { concerns: [{ kind: 'impact', percent: 10 }] },
  })
  const fair = worldOf({ prices: { ...prices, toPriceUsd: 3_330 }, simulation: tried })
  expect(await fair.plan(fromUsdc)).toMatchObject({ impact: 100_000n, request: { concerns: [] } })
})

test('plan: the cost is that of the approval and the swap, and of a batch as one transaction', async () => {
  const cost = async (world: World) => {
    const { cost } = await worldOf(world).plan(fromUsdc)
    return [cost.fee.value, cost.isUpperBound]
  }
  expect(await cost({ simulation: tried })).toEqual([`${(250_000 * 10 * 6) / 5}`, false])
  expect(await cost({ simulation: tried, canBatch: true })).toEqual([`${(229_000 * 10 * 6) / 5}`, false])
  // Without a simulation, by what the service says or more.
  expect(await cost({})).toEqual([`${(460_000 * 10 * 6) / 5}`, false])
  expect(await cost({ build: { eip155: { gas: '900000' } } })).toEqual([`${(960_000 * 10 * 6) / 5}`, false])
  expect(await cost({ allowance: 100_000_000n })).toEqual(['7', undefined])
})

test('plan: a swap with a quote of zero is refused', async () => {
  const { plan } = worldOf({ quotedAmount: '0' })
  await expect(plan(fromEther)).rejects.toMatchObject({ code: 'SWAP_LIQUIDITY' })
})

const nineDecimals: readonly [string, SwapOrder][] = [
  ['given', { ...fromUsdc, from: { ...usdc, decimals: 9 } }],
  ['received', { ...fromEther, to: { ...usdc, decimals: 9 } }],
  ['native', { ...fromEther, from: { ...fromEther.from, decimals: 20 } }],
]
test.each(nineDecimals)(
  'plan: a token that the service says has other decimals than its contract is refused (%s)',
  async (_side, order) => {
    const { plan } = worldOf({})
    await expect(plan(order)).rejects.toMatchObject({
      code: 'SWAP_MISMATCH',
      part: 'decimals',
    })
  },
)
