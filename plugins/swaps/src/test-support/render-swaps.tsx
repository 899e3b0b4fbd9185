import { accountWays } from '@latchkey/account/test-support'
import { createFakeBrowser } from '@latchkey/kernel/testing'
// Loaded in advance, so that the first test does not wait for the compiler.
import '../lazy'
import { type BlockchainApiRequest, cloudContract } from '@latchkey/cloud/contract'
import { ServiceNetworkError } from '@latchkey/cloud/errors'
import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type {
  Network,
  NetworkId,
  SentTransaction,
  SimulationResult,
  TransactionRequest,
} from '@latchkey/session/contract'
import {
  ADDRESS,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
  type RenderedView,
  renderView,
} from '@latchkey/testing'
import type { TransactionsApi } from '@latchkey/transactions/contract'
import { fakeTransactions } from '@latchkey/transactions/test-support'
import { act, actUntil, type ShadowRender, withAxe } from '@latchkey/ui-primitives/test-support'
import type { SwapsContract } from '../contract'
import { swaps } from '../plugin'
import { approveData, routers, SPENDER, swapData, usdc } from './orders'

export const HASH = `0x${'5a'.repeat(32)}`

/** A request in the wallet, pending until the test settles it. */
export interface WalletCall {
  readonly requests: readonly TransactionRequest[]
  /** @param id of the transaction. Default: `HASH` */
  resolve(id?: string): Promise<void>
  reject(error: unknown): Promise<void>
}

/** What the service and the network say from now on. */
export interface SwapsWorld {
  /** How often the service has built a swap since the review was opened. */
  builds: number
  /** The expected amount of a built swap, in smallest units. */
  expected: string
  /** The contract that is to swap. */
  router: string
  allowance: string
  /** Default: the swap brings what the service expects. */
  simulation: SimulationResult | undefined
  /** What the next simulations say instead, oldest first. */
  readonly simulations: (SimulationResult | Error)[]
  isBatchSupported: boolean
  /** What the network answers to a read. */
  readonly answers: Record<string, unknown>
}

export interface RenderedSwaps extends RenderedView<SwapsContract>, Pick<ShadowRender, 'violations'> {
  readonly world: SwapsWorld
  /** The requests to the wallet so far. */
  readonly calls: readonly WalletCall[]
  /** The transactions passed to `track`. */
  readonly tracked: readonly Parameters<TransactionsApi['track']>[]
  /** Waits for a text or a condition, and lets some time pass meanwhile. */
  until(check: string | (() => boolean)): Promise<void>
  /** Waits for a condition, without letting time pass. */
  untilNow(check: () => boolean): Promise<void>
  /** Lets this much time pass. */
  pass(ms: number): Promise<void>
}

interface RenderSwapsParts extends Partial<SwapsWorld> {
  /** The active network. Default: `eip155:1`. */
  readonly networkId?: NetworkId
  /** Listed before the others, in the form of the service. */
  readonly listed?: readonly object[]
  /** The last parts of the paths for which the service serves no network. */
  readonly refused?: readonly string[]
  /** The account's ether, in wei. */
  readonly ether?: string
  /** The account's USDC, in smallest units. Default: none are listed. */
  readonly held?: string
  /** Wei per unit of gas. */
  readonly gasPrice?: string | Promise<string>
  /** The error with which the network refuses an estimate. */
  readonly estimate?: Error
  /** US dollars for one ether; without it neither token has a price. A dollar is one. */
  readonly etherPrice?: number
  /** What the service quotes for an amount, in smallest units. Default: 3,200 USDC. */
  readonly quote?: (amount: string) => string | Promise<string>
  /** Ids of other actions on the account screen. */
  readonly ways?: readonly string[]
}

/** Renders the plugin's views over a service, a network and a wallet that the test controls. */
export async function renderSwaps({
  networkId = 'eip155:1',
  refused = [],
  listed = [],
  ether = '2000000000000000000',
  held,
  gasPrice = '1000000000',
  estimate,
  etherPrice,
  quote = () => '3200000000',
  ways = [],
  ...given
}: RenderSwapsParts = {}): Promise<RenderedSwaps> {
  const network: Network = { ...mainnet, id: networkId }
  const calls: WalletCall[] = []
  const tracked: Parameters<TransactionsApi['track']>[] = []
  const world: SwapsWorld = {
    builds: 0,
    expected: '3200000000',
    router: SPENDER,
    allowance: '0',
    simulation: undefined,
    simulations: [],
    isBatchSupported: false,
    answers: { eth_getCode: '0x6080' },
    ...given,
  }
  let ordered: Readonly<Record<string, string>> = {}
  const idOf = (address: string): string => `${networkId}:${address}`
  const answers: Readonly<Record<string, (query: Readonly<Record<string, string>>) => unknown>> = {
    tokens: () => ({
      tokens: [
        ...listed,
        { name: 'Ether', symbol: 'ETH', decimals: 18, address: idOf(`0x${'e'.repeat(40)}`) },
        { name: usdc.name, symbol: usdc.symbol, decimals: 6, address: idOf(usdc.address ?? '') },
      ],
    }),
    'gas-price': async () => ({ standard: await gasPrice }),
    quotes: async ({ amount = '' }) => ({
      quotes: [{ fromAmount: amount, toAmount: await quote(amount) }],
    }),
    allowance: () => ({ allowance: world.allowance }),
    'build-approve': ({ amount = '0' }) => ({
      tx: { from: idOf(usdc.address ?? ''), data: approveData(SPENDER, BigInt(amount)) },
    }),
    'build-transaction': (query) => {
      world.builds += 1
      ordered = query
      const { expected: amount, router } = world
      const data = swapData((BigInt(amount) * 99n) / 100n)
      return { tx: { from: idOf(ADDRESS), to: idOf(router), data, amount } }
    },
  }
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      projectId: 'p',
      async blockchainApi<Data>({ path, query, body, parse }: BlockchainApiRequest<Data>) {
        const name = path.split('/').at(-1) ?? ''
        if (refused.includes(name)) throw new ServiceNetworkError(networkId)
        if (name === 'price') {
          const isEther = JSON.stringify(body).includes('0xeee')
          return parse({ fungibles: etherPrice === undefined ? [] : [{ price: isEther ? etherPrice : 1 }] })
        }
        const given = { ...query, ...(typeof body === 'object' ? body : {}) }
        const texts = Object.entries(given).map(([key, value]) => [key, String(value)] as const)
        return parse(await answers[name]?.(Object.fromEntries(texts)))
      },
    },
  })
  const items = [
    { networkId, ...network.nativeCurrency, value: ether },
    ...(held === undefined ? [] : [{ ...usdc, networkId, value: held }]),
  ]
  const portfolio = fake(portfolioContract, {
    state: {
      ...emptyPortfolio,
      tokens: { [`${networkId}:${ADDRESS}`]: { status: 'known', items, source: 'network', readAtMs: 0 } },
    },
    api: {
      loadTokens: async () => undefined,
      pictureUrlCheck:
        async () =>
        (url): url is string =>
          typeof url === 'string',
    },
  })
  const simulate = async (): Promise<SimulationResult> => {
    const { simulations, expected } = world
    const simulation = simulations.shift() ?? world.simulation
    if (simulation instanceof Error) throw simulation
    if (simulation) return simulation
    const isFromUsdc = ordered['from']?.includes(usdc.address ?? '')
    const token = { address: usdc.address ?? '' }
    const changes = [
      { token: isFromUsdc ? token : {}, amount: `-${ordered['amount']}` },
      { token: isFromUsdc ? {} : token, amount: expected },
    ]
    return { status: 'changes', changes }
  }
  const ask = (requests: readonly TransactionRequest[], type: SentTransaction['type']) =>
    new Promise<SentTransaction>((resolve, reject) => {
      const sentAs = (id: string): SentTransaction => ({
        type,
        id,
        from: ADDRESS,
        networkId,
        connectionId: 'c',
      })
      calls.push({
        requests,
        resolve: (id = HASH) => act(() => resolve(sentAs(id))),
        reject: (error) => act(() => reject(error)),
      })
    })
  const chain = createFakeChainAdapter(
    {
      node: { request: async ({ method }) => ({ answer: world.answers[method] }) },
      requests: { explain: () => new Promise(() => undefined), simulate },
      transactions: {
        async estimate() {
          if (estimate) throw estimate
          return { fee: { value: '1000000000000000', decimals: 18, symbol: 'ETH' } }
        },
        send: (request) => ask([request], 'transaction'),
        batches: {
          isSupported: async () => world.isBatchSupported,
          send: (requests) => ask(requests, 'batch'),
        },
      },
    },
    { networks: [network] },
  )
  const view = withAxe(
    await renderView({
      plugin: swaps({ routers }),
      browser: createFakeBrowser({ properties: { document } }),
      session: createFakeSession({
        state: { networks: [network], ...connectedState(networkId) },
        api: { adapter: () => chain },
      }),
      fakes: [cloud, portfolio, fakeTransactions(tracked), accountWays(ways)],
    }),
  )
  return {
    ...view,
    world,
    calls,
    tracked,
    untilNow: (check) => actUntil(check, () => `It did not come: ${view.text()}`),
    async pass(ms) {
      await act(async () => {
        await view.test.clock.advance(ms)
        await new Promise((resolve) => setTimeout(resolve, 5))
      })
    },
    async until(check) {
      const isThere = (): boolean => (typeof check === 'string' ? view.text().includes(check) : check())
      for (let waits = 0; !isThere(); waits += 1) {
        if (waits > 300) throw new Error(`It did not come: ${view.text()}`)
        await act(async () => {
          await view.test.clock.advance(10)
          await new Promise((resolve) => setTimeout(resolve, 5))
        })
      }
    },
  }
}
