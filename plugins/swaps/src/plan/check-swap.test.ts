import type { BalanceChange, GivenRight } from '@latchkey/session/contract'
import { ADDRESS } from '@latchkey/testing'
import { encodeFunctionData } from 'viem'
import { expect, test } from 'vitest'
import type { BuiltSwap } from '../api/parse'
import type { SwapOrder } from '../contract'
import {
  built,
  fromEther,
  fromUsdc,
  routers,
  SPENDER,
  STRANGER,
  swapData,
  usdc,
} from '../test-support/orders'
import { evil, oneInch, swap, third, token, weth } from '../test-support/router-calls'
import { checkSimulation, checkSwapCall } from './check-swap'
import { routerAt } from './routers'

const check = (change: Partial<BuiltSwap>, order: SwapOrder = fromUsdc) =>
  checkSwapCall({ ...built, ...change }, order, routers)

test('swap: native currency is sent as value, a swap of a token has none', () => {
  const call = { type: 'call', to: SPENDER, data: built.data }
  expect(check({})).toMatchObject({ call, minimum: 29_700_000_000_000_000n, isKnown: true })
  expect(check({}, fromEther).call).toEqual({ ...call, amount: fromEther.amount })
})

test.each([
  ['account', { from: `eip155:1:${STRANGER}` }],
  ['account', { from: `eip155:8453:${ADDRESS}` }],
  ['contract', { to: `eip155:8453:${SPENDER}` }],
  ['contract', { to: `eip155:1:${usdc.address}` }],
  ['contract', { to: `eip155:1:${ADDRESS}` }],
  ['contract', { to: 'eip155:1:0x000000000022D473030F116dDEE9F6B43aC78BA3' }],
  ['contract', { to: SPENDER }],
])('swap: one of another %s is refused', (part, change) => {
  expect(() => check(change)).toThrow(expect.objectContaining({ code: 'SWAP_MISMATCH', part }))
})

const word = 'f'.repeat(64)
test.each([
  ['approve', `0x095ea7b3${word}${word}`],
  ['setApprovalForAll', `0xa22cb465${word}${word}`],
  ['a function that nobody knows', `0xdeadbeef${word}`],
])(
  'swap: a call of a known router is to be accepted where it is no swap that can be read (%s)',
  (_is, data) => {
    const concerns = [{ kind: 'call', address: SPENDER }]
    expect(check({ data })).toMatchObject({ concerns, concernsTried: concerns })
  },
)

test('swap: a call of a known router that names no received token is to be accepted until it was tried', () => {
  const router = '0x111111125421ca6dc452d289314280a0f8842a65'
  const toOther = { ...fromUsdc, to: { ...usdc, address: third, symbol: 'DAI' } }
  const data = encodeFunctionData({
    abi: oneInch,
    functionName: 'unoswap',
    args: [BigInt(token), 100_000_000n, 990n, BigInt(weth)],
  })
  const asked = [{ kind: 'call', address: router }]
  for (const order of [fromUsdc, toOther])
    expect(check({ to: `eip155:1:${router}`, data, amount: '1000' }, order)).toMatchObject({
      concerns: asked,
      concernsTried: [],
    })
  const named = { to: `eip155:1:${router}`, data: swap({ dstToken: third }), amount: '1000' }
  expect(check(named, toOther)).toMatchObject({ concerns: [], concernsTried: [] })
  expect(check({ data: swapData(990n), amount: '1000' })).toMatchObject({
    concerns: [{ kind: 'call', address: SPENDER }],
    concernsTried: [],
  })
})

test('swap: a contract that is no known router of this network is to be accepted by its address', () => {
  const asked = [{ kind: 'contract', address: STRANGER }]
  expect(check({ to: `eip155:1:${STRANGER}` })).toMatchObject({
    isKnown: false,
    concerns: asked,
    concernsTried: asked,
  })
  const onBase = { ...fromUsdc, target: { ...fromUsdc.target, networkId: 'eip155:8453' } } as const
  const elsewhere = { from: `eip155:8453:${ADDRESS}`, to: `eip155:8453:${SPENDER}` }
  expect(check(elsewhere, onBase).concerns).toEqual([{ kind: 'contract', address: SPENDER }])
})

test('swap: a known function of an unknown contract is read, too', () => {
  const to = `eip155:1:${STRANGER}`
  expect(() => check({ to, data: swap({ dstReceiver: evil }), amount: '1000' })).toThrow(
    expect.objectContaining({ part: 'receiver' }),
  )
})

test.each([
  ['eip155:1', '0x111111125421cA6dc452d289314280a0f8842A65', true],
  ['eip155:324', '0x6fd4383cb451173d5f9304f041c7bcbf27d561ff', true],
  ['eip155:324', '0x111111125421ca6dc452d289314280a0f8842a65', false],
  ['eip155:11155111', '0x111111125421ca6dc452d289314280a0f8842a65', false],
] as const)('routers: on %s that of 1inch is %s (%s)', (networkId, address, isKnown) => {
  expect(routerAt(networkId, address, {}) !== undefined).toBe(isKnown)
})

test('swap: the minimum is what the call itself demands, and nothing or too little is refused', () => {
  const amount = '1000'
  expect(check({ amount, data: swapData(990n) }).minimum).toBe(990n)
  expect(check({ amount, data: swapData(995n) }).minimum).toBe(990n)
  // The service rounds in its own way.
  expect(check({ amount: '1000000', data: swapData(989_500n) }).minimum).toBe(989_500n)
  for (const least of [989n, 0n])
    expect(() => check({ amount, data: swapData(least) })).toThrow(
      expect.objectContaining({ part: 'received' }),
    )
  expect(() => check({ amount: '1', data: '0xdeadbeef' })).toThrow(
    expect.objectContaining({ part: 'received' }),
  )
})

const paid: BalanceChange = { token: { address: usdc.address ?? '' }, amount: '-100000000' }
const got: BalanceChange = { token: {}, amount: '1000' }
const agreed = { minimum: 990n, spender: SPENDER }
const simulated = (
  changes: readonly BalanceChange[],
  rights: readonly GivenRight[] = [],
): bigint | undefined => checkSimulation({ status: 'changes', changes, rights }, fromUsdc, agreed)

test('simulation: the received amount is that of the network', () => {
  expect(simulated([paid, got])).toBe(1000n)
  expect(checkSimulation({ status: 'unavailable' }, fromUsdc, agreed)).toBeUndefined()
})

test.each([
  ['received', [paid, { ...got, amount: '989' }]],
  ['received', [paid]],
  ['received', []],
  ['received', [paid, { ...got, isNft: true }]],
  ['spent', [{ ...paid, amount: '-100000001' }, got]],
  ['spent', [paid, got, { token: { address: STRANGER }, amount: '-1' }]],
  ['spent', [paid, { token: {}, amount: '-1' }]],
] as const)('simulation: a swap that differs in what is %s is refused', (part, changes) => {
  expect(() => simulated(changes)).toThrow(expect.objectContaining({ code: 'SWAP_MISMATCH', part }))
})

test('simulation: a failed one is an error with the reason', () => {
  expect(() => checkSimulation({ status: 'failing', reason: 'no' }, fromUsdc, agreed)).toThrow(
    expect.objectContaining({ code: 'SWAP_REVERTS' }),
  )
})

const given: GivenRight = { contract: usdc.address?.toUpperCase().replace('X', 'x') ?? '', to: SPENDER }
test('simulation: the only right that is given is that of the spender over the paid token', () => {
  expect(simulated([paid, got], [given])).toBe(1000n)
  for (const right of [
    { ...given, to: STRANGER },
    { ...given, contract: STRANGER },
  ])
    expect(() => simulated([paid, got], [given, right])).toThrow(
      expect.objectContaining({ code: 'SWAP_MISMATCH', part: 'rights' }),
    )
})
