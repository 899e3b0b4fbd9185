import type { SimulationResult, TransactionRequest } from '@latchkey/session/contract'
import { expect, test } from 'vitest'
import type { SwapApi } from '../api/create-swap-api'
import type { SwapOrder } from '../contract'
import { approveData, built, fromEther, fromUsdc, SPENDER, usdc } from '../test-support/orders'
import type { ChainAccess } from './chain-access'
import { createPlan } from './create-plan'

const { signal } = new AbortController()

interface World {
  readonly allowance?: bigint
  readonly canBatch?: boolean
  readonly simulation?: SimulationResult
  readonly quotedAmount?: string
  /** The network's error on an approval of the amount. */
  readonly refusal?: Error
}

function worldOf({
  allowance = 0n,
  canBatch = false,
  simulation = { status: 'unavailable' },
  quotedAmount = built.amount,
  refusal,
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
    buildSwap: async () => ({ ...built, amount: quotedAmount }),
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
    read: async () => undefined,
  }
  return { api, chain, estimated }
}

test('plan: the wallet gets exactly the data of the service, frozen', async () => {
  const { api, chain } = worldOf({})
  const { request } = await createPlan(api, chain, fromEther, signal)
  expect(request).toMatchObject({
    kind: 'swap',
    requests: [{ type: 'call', to: SPENDER, data: built.data, amount: fromEther.amount }],
    minimum: '29700000000000000',
    builtAtMs: 5,
  })
  expect([request, ...request.requests].every((one) => Object.isFrozen(one))).toBe(true)
})

test('plan: for a token the approval of exactly the amount comes first', async () => {
  const { api, chain, estimated } = worldOf({ allowance: 99_999_999n })
  const { request } = await createPlan(api, chain, fromUsdc, signal)
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
  const { request, calls } = await createPlan(older.api, older.chain, fromUsdc, signal)
  expect([request.kind, request.requests, calls.length]).toEqual(['reset', [taken], 3])
  const after = worldOf({ allowance: 0n })
  expect((await createPlan(after.api, after.chain, fromUsdc, signal)).request).toMatchObject({
    kind: 'approve',
    requests: [given],
  })
  const batch = worldOf({ allowance: 1n, refusal, canBatch: true })
  expect((await createPlan(batch.api, batch.chain, fromUsdc, signal)).request).toMatchObject({
    kind: 'both',
    requests: [taken, given, { data: built.data }],
  })
})

test('plan: a sufficient allowance needs no approval', async () => {
  const { api, chain } = worldOf({ allowance: 100_000_000n })
  const { request } = await createPlan(api, chain, fromUsdc, signal)
  expect([request.kind, request.requests]).toEqual([
    'swap',
    [{ type: 'call', to: SPENDER, data: built.data }],
  ])
})

test('plan: a wallet with batches is asked once for both', async () => {
  const { api, chain } = worldOf({ canBatch: true })
  const { request } = await createPlan(api, chain, fromUsdc, signal)
  expect(request.kind).toBe('both')
  expect(request.requests).toHaveLength(2)
  expect(request.requests[1]).toEqual({ type: 'call', to: SPENDER, data: built.data })
})

test('plan: shows the amount of the network’s simulation, not the service’s quote', async () => {
  const changes = [
    { token: { address: usdc.address ?? '' }, amount: '-100000000' },
    { token: {}, amount: '29800000000000000' },
  ]
  const { api, chain } = worldOf({ simulation: { status: 'changes', changes } })
  const plan = await createPlan(api, chain, fromUsdc, signal)
  expect([plan.request.expected, plan.quotedAmount, plan.isSimulated]).toEqual([
    '29800000000000000',
    '30000000000000000',
    true,
  ])
})

test('plan: a swap with a quote of zero is refused', async () => {
  const { api, chain } = worldOf({ quotedAmount: '0' })
  await expect(createPlan(api, chain, fromEther, signal)).rejects.toMatchObject({ code: 'SWAP_LIQUIDITY' })
})

const nineDecimals: readonly [string, SwapOrder][] = [
  ['given', { ...fromUsdc, from: { ...usdc, decimals: 9 } }],
  ['received', { ...fromEther, to: { ...usdc, decimals: 9 } }],
  ['native', { ...fromEther, from: { ...fromEther.from, decimals: 20 } }],
]
test.each(nineDecimals)(
  'plan: a token that the service says has other decimals than its contract is refused (%s)',
  async (_side, order) => {
    const { api, chain } = worldOf({})
    await expect(createPlan(api, chain, order, signal)).rejects.toMatchObject({
      code: 'SWAP_MISMATCH',
      part: 'decimals',
    })
  },
)
