import { cloudContract } from '@latchkey/cloud/contract'
import { fake } from '@latchkey/kernel/testing'
import type { SimulationResult } from '@latchkey/session/contract'
import { UserRejectedError } from '@latchkey/session/errors'
import { swaps } from '@latchkey/swaps'
import type { SwapParameters } from '@latchkey/swaps/contract'
import { transactions } from '@latchkey/transactions'
import { holdings } from '../data/holdings'
import { connectedOn, target } from '../data/sessions'
import { DOLLAR } from '../data/swap-tokens'
import { adapterOf, answerOf, HASH, type SwapWorld } from '../data/swap-world'
import type { ViewState } from '../gallery-state'
import { type ViewDriver, waitForPart } from '../view-driver'

const never = (): Promise<never> => new Promise(() => undefined)

type Parts = Partial<ViewState> & {
  readonly world?: SwapWorld
  readonly given?: SwapParameters
}

export function state(id: string, { world = {}, given, ...more }: Parts = {}): ViewState {
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
    plugins: [cloud, transactions(), swaps()],
    path: [(to) => to.push('Account'), (to) => to.push('Swap', given)],
    shows: '[part~="swaps"]',
    act: ({ pass }) => pass(300),
    ...more,
  }
}

const wanted: SwapParameters = { toToken: 'HUSD', amount: '1250000000000000000' }
export const fromEther = wanted
export const fromDollar: SwapParameters = { fromToken: 'HUSD', toToken: 'native', amount: '1000000000' }
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

const REVIEW = '[part~="swaps-confirm"]'

/** Opens the review from the form, once there is a price. */
async function review(driver: ViewDriver): Promise<void> {
  await driver.pass(300)
  await driver.press('[part~="swaps-review"]')
  await waitForPart(driver, '[part~="swaps-preview"]')
  await driver.pass(10)
}

export function preview(id: string, given: SwapParameters, { act, ...more }: Parts = {}): ViewState {
  return state(`preview${id}`, {
    given,
    async act(driver) {
      await review(driver)
      await act?.(driver)
    },
    ...more,
  })
}

const tried = { simulation: changes('4227500000') }

/** Confirms the review, and lets this much time pass with the request in the wallet. */
function asking(id: string, given: SwapParameters, ms: number, world: SwapWorld = tried): ViewState {
  return state(`request-${id}`, {
    given,
    world,
    async act(driver) {
      await review(driver)
      await waitForPart(driver, REVIEW)
      await driver.press(REVIEW)
      await waitForPart(driver, '[part~="swaps-request"], [part~="swaps-end"]')
      await driver.pass(ms)
    },
  })
}

/** A sent swap. The network is read every few seconds. */
export function ended(id: string, world: SwapWorld = {}, given = fromEther): ViewState {
  return { ...asking(id, given, 10_000, { ...tried, isSent: true, ...world }), id: `swaps/end-${id}` }
}

export const confirmed: SwapWorld = { outcome: { status: 'confirmed', id: HASH } }

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
  asking('pending', fromEther, 1_000),
  asking('approve', fromDollar, 1_000, forDollar),
  asking('reset', fromDollar, 1_000, { ...forDollar, allowance: '5', refusesChange: true }),
  asking('declined', fromEther, 10, { ...tried, wallet: new UserRejectedError({ phase: 'request' }) }),
  asking('unknown', fromEther, 10, { ...tried, wallet: new Error('boom') }),
  ended('pending'),
  ended('approving', forDollar, fromDollar),
  ended('confirmed', { ...confirmed, received: '0xfbfb4ce0' }),
  ended('unread', { ...confirmed, found: 'nothing' }),
  ended('reverted', { outcome: { status: 'reverted', id: HASH } }),
  ended('partial', { outcome: { status: 'reverted', id: HASH, isPartial: true } }),
  ended('cancelled', { outcome: { status: 'replaced', reason: 'cancelled', id: HASH } }),
  ended('replaced', { outcome: { status: 'replaced', reason: 'replaced', id: HASH } }),
  ended('different', { ...confirmed, found: 'another' }),
  ended('permission-raised', { ...forDollar, ...confirmed, found: 'another' }, fromDollar),
]
