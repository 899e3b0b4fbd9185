import { cloudContract } from '@latchkey/cloud/contract'
import { fake } from '@latchkey/kernel/testing'
import type { ActiveTarget, SentTransaction, SimulationResult } from '@latchkey/session/contract'
import { UserRejectedError } from '@latchkey/session/errors'
import { swaps } from '@latchkey/swaps'
import type { QuotedSwapOrder, SwapOrder, SwapParameters, SwapRequest } from '@latchkey/swaps/contract'
import { type TransactionResult, transactionsContract } from '@latchkey/transactions/contract'
import { holdings } from '../data/holdings'
import { ethereum } from '../data/networks'
import { ADDRESS, connectedOn } from '../data/sessions'
import { DOLLAR, dollar, ether } from '../data/swap-tokens'
import { adapterOf, answerOf, approveOf, SPENDER, type SwapWorld } from '../data/swap-world'
import type { ViewState } from '../gallery-state'

const HASH = `0x${'5a'.repeat(32)}`
const never = (): Promise<never> => new Promise(() => undefined)

const target: ActiveTarget = {
  namespace: 'eip155',
  connectionId: 'only',
  account: { namespace: 'eip155', address: ADDRESS },
  networkId: 'eip155:1',
  network: ethereum,
  chainId: 1,
}

type Parts = Partial<ViewState> & {
  readonly world?: SwapWorld
  readonly result?: TransactionResult
  readonly given?: SwapParameters
}

const sent: SentTransaction = {
  type: 'transaction',
  id: HASH,
  from: ADDRESS,
  networkId: 'eip155:1',
  connectionId: 'only',
}

export function state(id: string, { world = {}, result, given, ...more }: Parts = {}): ViewState {
  const pending = fake(transactionsContract, {
    state: { entries: [{ sent, requests: [], sentAtMs: 0, ...(result ? { result } : {}) }] },
    api: {
      suppressNotice: () => () => undefined,
      async estimate(call) {
        if (world.estimate) throw world.estimate
        const isRefused = call.type === 'call' && call.data === approveOf(SPENDER, 1_000_000_000n)
        if (world.refusesChange && isRefused) throw new Error('reverted')
        return { fee: { value: '2412000000000000', decimals: 18, symbol: 'ETH' } }
      },
      async send() {
        if (world.wallet) throw world.wallet
        return world.isUnconfirmed ? sent : never()
      },
    },
  })
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      projectId: 'gallery',
      blockchainApi: async ({ path, query, parse }) => {
        const answer = answerOf(path, query?.['amount'] ?? '0', world)
        if (answer === 'never') return never()
        if (answer instanceof Error) throw answer
        return parse(answer)
      },
    },
  })
  return {
    id: `swaps/${id}`,
    session: connectedOn('eip155:1'),
    portfolio: holdings.few,
    api: { adapter: adapterOf(world), active: () => target },
    plugins: [cloud, pending, swaps()],
    path: [(to) => to.push('Account'), (to) => to.push('Swap', given)],
    shows: '[part~="swaps"]',
    act: ({ pass }) => pass(300),
    ...more,
  }
}

const wanted: SwapParameters = { toToken: 'HUSD', amount: '1250000000000000000' }
export const fromEther: QuotedSwapOrder = {
  target,
  from: ether,
  to: dollar,
  amount: '1250000000000000000',
  quoted: '4227500000',
}
export const fromDollar: QuotedSwapOrder = {
  target,
  from: dollar,
  to: ether,
  amount: '1000000000',
  quoted: '290520000000000000',
}
export const changes = (received: string): SimulationResult => ({
  status: 'changes',
  changes: [
    { token: {}, amount: '-1250000000000000000' },
    { token: { address: DOLLAR }, amount: received },
  ],
})

/** A simulation of paying a thousand dollars for ether. */
const etherGained = (received: string): SimulationResult => ({
  status: 'changes',
  changes: [
    { token: { address: DOLLAR }, amount: '-1000000000' },
    { token: {}, amount: received },
  ],
  gas: '214000',
})
export const forDollar: SwapWorld = {
  build: '290520000000000000',
  simulation: etherGained('290520000000000000'),
}

export function preview(id: string, order: QuotedSwapOrder, more: Parts = {}): ViewState {
  return state(`preview${id}`, {
    path: [(to) => to.push('Account'), (to) => to.push('SwapPreview', order)],
    shows: '[part="swaps-preview"]',
    act: ({ pass }) => pass(10),
    ...more,
  })
}

const requestOf = (order: SwapOrder, kind: SwapRequest['kind']): SwapRequest => ({
  ...order,
  kind,
  requests: [{ type: 'call', to: SPENDER, data: '0x12345678' }],
  router: SPENDER,
  spender: SPENDER,
  concerns: [],
  expected: '4227500000',
  minimum: '4185225000',
  builtAtMs: 0,
})

function asking(id: string, request: SwapRequest, ms: number, world: SwapWorld = {}): ViewState {
  return state(`request-${id}`, {
    world,
    path: [(to) => to.push('SwapRequest', request)],
    shows: '[part="swaps-request"]',
    act: ({ pass }) => pass(ms),
  })
}

export function ended(id: string, result?: TransactionResult, world: SwapWorld = {}): ViewState {
  return state(`end-${id}`, {
    world,
    path: [(to) => to.push('SwapConfirmed', { request: requestOf(fromEther, 'swap'), sent })],
    shows: '[part="swaps-end"]',
    act: ({ pass }) => pass(10),
    ...(result ? { result } : {}),
  })
}

export const confirmed: TransactionResult = {
  outcome: { status: 'confirmed', id: HASH },
  differences: [],
}
const swap = requestOf(fromEther, 'swap')

export const swapStates: readonly ViewState[] = [
  state('empty'),
  state('loading', { world: { tokens: 'never' }, shows: '[part="swaps-loading"]' }),
  state('quote', { given: wanted }),
  state('quote-loading', { given: wanted, world: { quote: 'never' } }),
  state('quote-failed', { given: wanted, world: { quote: new Error('boom') } }),
  state('high-impact', { given: wanted, world: { quote: '3900000000' } }),
  state('insufficient', { given: { ...wanted, amount: '500000000000000000000' } }),
  state('tokens-from', {
    path: [(to) => to.push('Swap'), (to) => to.push('SwapSelectToken', { side: 'from' })],
    shows: '[part="swaps-tokens"]',
  }),
  state('tokens-namesakes', {
    world: { hasNamesake: true },
    path: [(to) => to.push('Swap'), (to) => to.push('SwapSelectToken', { side: 'to' })],
    shows: '[part="swaps-tokens"]',
  }),
  state('tokens-to', {
    path: [(to) => to.push('Swap'), (to) => to.push('SwapSelectToken', { side: 'to' })],
    shows: '[part="swaps-tokens"]',
  }),
  preview('', fromEther, { world: { simulation: changes('4227500000') } }),
  preview('-keeps', fromEther, { world: { simulation: changes('4206362500') } }),
  preview('-not-simulated', fromEther),
  preview('-unknown-contract', fromEther, {
    world: { contract: () => `0x${'c'.repeat(40)}`, simulation: changes('4227500000') },
  }),
  preview('-unread-call', fromEther, {
    world: { data: '0x12345678', simulation: changes('4227500000') },
  }),
  preview('-high-impact', fromEther, {
    world: { build: '3600000000', simulation: changes('3600000000') },
  }),
  preview('-all-concerns', fromEther, {
    world: { contract: () => `0x${'c'.repeat(40)}`, build: '3600000000' },
  }),
  preview('-price-unknown', fromEther, {
    portfolio: holdings.unpriced,
    world: { price: () => undefined, simulation: changes('4227500000') },
  }),
  preview('-less-than-quoted', fromEther, {
    world: { build: '4100000000', simulation: changes('4100000000') },
  }),
  preview('-approve', fromDollar, { world: forDollar }),
  preview('-reset', fromDollar, {
    world: { ...forDollar, allowance: '5', refusesChange: true },
  }),
  preview('-mismatch', fromDollar, { world: { spender: `0x${'a'.repeat(40)}` } }),
  preview('-fails', fromEther, { world: { simulation: { status: 'failing' } } }),
  preview('-loading', fromEther, { world: { build: 'never' } }),
  asking('pending', swap, 1_000),
  asking('approve', requestOf(fromDollar, 'approve'), 1_000),
  asking('reset', requestOf(fromDollar, 'reset'), 1_000),
  asking('declined', swap, 10, { wallet: new UserRejectedError({ phase: 'request' }) }),
  asking('failed', swap, 10, { wallet: new Error('boom') }),
  ended('pending'),
  ended('confirmed', confirmed),
  ended('unread', { outcome: { status: 'confirmed', id: HASH } }),
  ended('reverted', { outcome: { status: 'reverted', id: HASH } }),
  ended('cancelled', { outcome: { status: 'replaced', reason: 'cancelled', id: HASH } }),
  ended('replaced', { outcome: { status: 'replaced', reason: 'replaced', id: HASH } }),
  ended('timed-out', { outcome: { status: 'timed-out' } }),
  ended('different', { outcome: { status: 'confirmed', id: HASH }, differences: ['call'] }),
]
