// Loaded in advance, so that the first test does not wait for the compiler.
import '../views/all-views'
import { type BlockchainApiRequest, cloudContract } from '@latchkey/cloud/contract'
import { ServiceNetworkError } from '@latchkey/cloud/errors'
import { fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type { Network, NetworkId } from '@latchkey/session/contract'
import {
  ADDRESS,
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  mainnet,
  type RenderedView,
  renderView,
} from '@latchkey/session/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import { act } from '@latchkey/ui-primitives/test-support'
import type { SwapsContract } from '../contract'
import { swaps } from '../plugin'
import { routers, SPENDER, swapData, usdc } from './orders'

export interface RenderedSwaps extends RenderedView<SwapsContract> {
  until(text: string): Promise<void>
  /** Lets this much time pass. */
  pass(ms: number): Promise<void>
}

interface RenderSwapsParts {
  /** The active network. Default: `eip155:1`. */
  readonly networkId?: NetworkId
  /** Listed before the others, in the form of the service. */
  readonly listed?: readonly object[]
  /** The last parts of the paths for which the service serves no network. */
  readonly refused?: readonly string[]
  /** The account's ether, in wei. */
  readonly ether?: string
  /** Wei per unit of gas. */
  readonly gasPrice?: string
  /** The error with which the network refuses an estimate. */
  readonly estimate?: Error
  /** US dollars for one ether; without it neither token has a price. A dollar is one. */
  readonly etherPrice?: number
  /** What the service quotes for an amount of wei, in smallest units of USDC. Default: 3,200 USDC. */
  readonly quote?: (amount: string) => string | Promise<string>
}

/** Renders the plugin's views over a service that the test controls. */
export async function renderSwaps({
  networkId = 'eip155:1',
  refused = [],
  listed = [],
  ether = '2000000000000000000',
  gasPrice = '1000000000',
  estimate,
  etherPrice,
  quote = () => '3200000000',
}: RenderSwapsParts = {}): Promise<RenderedSwaps> {
  const network: Network = { ...mainnet, id: networkId }
  const idOf = (address: string): string => `${networkId}:${address}`
  const answers: Readonly<Record<string, (amount: string | undefined) => unknown>> = {
    tokens: () => ({
      tokens: [
        ...listed,
        { name: 'Ether', symbol: 'ETH', decimals: 18, address: idOf(`0x${'e'.repeat(40)}`) },
        { name: usdc.name, symbol: usdc.symbol, decimals: 6, address: idOf(usdc.address ?? '') },
      ],
    }),
    'gas-price': () => ({ standard: gasPrice }),
    quotes: async (amount = '') => ({ quotes: [{ fromAmount: amount, toAmount: await quote(amount) }] }),
    'build-transaction': () => ({
      tx: { from: idOf(ADDRESS), to: idOf(SPENDER), data: swapData(3_168_000_000n), amount: '3200000000' },
    }),
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
        return parse(await answers[name]?.(query?.['amount']))
      },
    },
  })
  const items = [{ networkId, ...network.nativeCurrency, value: ether }]
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
  const pending = fake(transactionsContract, {
    state: { entries: [] },
    api: {
      estimate: async () => {
        if (estimate) throw estimate
        return { fee: { value: '1000000000000000', decimals: 18, symbol: 'ETH' } }
      },
    },
  })
  const view = await renderView({
    plugin: swaps({ routers }),
    session: createFakeSession({
      state: { networks: [network], ...connectedState(networkId) },
      api: { adapter: () => createFakeChainAdapter({}, { networks: [network] }) },
    }),
    fakes: [cloud, portfolio, pending],
  })
  return {
    ...view,
    async pass(ms) {
      await act(async () => {
        await view.test.clock.advance(ms)
        await new Promise((resolve) => setTimeout(resolve, 5))
      })
    },
    async until(text) {
      for (let waits = 0; !view.text().includes(text); waits += 1) {
        if (waits > 300) throw new Error(`It did not come: ${view.text()}`)
        await act(async () => {
          await view.test.clock.advance(10)
          await new Promise((resolve) => setTimeout(resolve, 5))
        })
      }
    },
  }
}
