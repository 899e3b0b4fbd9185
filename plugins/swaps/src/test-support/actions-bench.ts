import { type BlockchainApiRequest, cloudContract } from '@latchkey/cloud/contract'
import { definePlugin } from '@latchkey/kernel'
import { createFakeClock, createTestLatchkey, fake, type TestLatchkey } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type { SentTransaction, SimulationResult } from '@latchkey/session/contract'
import { ADDRESS, connectedState, createFakeChainAdapter, createFakeSession } from '@latchkey/testing'
import type { TransactionsApi } from '@latchkey/transactions/contract'
import { fakeTransactions } from '@latchkey/transactions/test-support'
import type { BuiltSwap } from '../api/parse'
import { type SwapsContext, swapsContract } from '../contract'
import { initialSwapsState } from '../state'
import { createSwapActions, type SwapActions } from '../swap-actions'
import { approveData, built, routers, SPENDER, usdc } from './orders'

export interface ActionsBench {
  readonly actions: SwapActions
  readonly page: TestLatchkey
  readonly clock: TestLatchkey['clock']
  /** The last part of each path that the service was asked for, oldest first. */
  readonly asked: readonly string[]
  /** What was sent, with its purpose. */
  readonly tracked: readonly Parameters<TransactionsApi['track']>[]
  /** Answers of the service by the last part of the path, beside those below. An error is thrown. */
  readonly answers: Record<string, unknown>
  /** The wallet's error, instead of sending. */
  wallet: Error | undefined
  /** The allowance that the chain has now. */
  allowance: string
  /** What the service builds otherwise. */
  build: Partial<BuiltSwap>
  /** An error: the network does not respond. */
  simulation: SimulationResult | Error
  /** How long the network takes to simulate. */
  simulationMs: number
  /** Wei, as the service says. */
  gasPrice: string
  /** The network fee that is estimated; without one the estimate fails. */
  fee: string | undefined
}

/** What the wallet sends. */
export const sent: SentTransaction = {
  type: 'transaction',
  id: `0x${'ab'.repeat(32)}`,
  from: ADDRESS,
  networkId: 'eip155:1',
  connectionId: 'c',
}

/** The actions over a service and a network that the test controls. */
export function createActionsBench(): ActionsBench {
  const bench: Pick<
    ActionsBench,
    'allowance' | 'answers' | 'build' | 'simulation' | 'simulationMs' | 'gasPrice' | 'fee' | 'wallet'
  > = {
    answers: {},
    wallet: undefined,
    allowance: '0',
    build: {},
    simulation: { status: 'unavailable' },
    simulationMs: 0,
    gasPrice: '10',
    fee: '7',
  }
  const asked: string[] = []
  const tracked: Parameters<TransactionsApi['track']>[] = []
  const cloud = fake(cloudContract, {
    state: {},
    api: {
      projectId: 'p',
      async blockchainApi<Data>({ path, query, parse }: BlockchainApiRequest<Data>) {
        const answers: Readonly<Record<string, unknown>> = {
          allowance: { allowance: bench.allowance },
          'build-approve': {
            tx: {
              from: `eip155:1:${usdc.address}`,
              data: approveData(SPENDER, BigInt(query?.['amount'] ?? 0)),
            },
          },
          'build-transaction': { tx: { ...built, ...bench.build } },
          'gas-price': { standard: bench.gasPrice },
          price: { fungibles: [] },
          ...bench.answers,
        }
        const last = path.split('/').at(-1) ?? ''
        asked.push(last)
        const answer = answers[last]
        if (answer instanceof Error) throw answer
        return parse(answer)
      },
    },
  })
  const clock = createFakeClock()
  const simulate = async (): Promise<SimulationResult> => {
    if (bench.simulationMs > 0) await clock.wait(bench.simulationMs)
    if (bench.simulation instanceof Error) throw bench.simulation
    return bench.simulation
  }
  const chain = createFakeChainAdapter({
    requests: { explain: () => new Promise(() => undefined), simulate },
    transactions: {
      async estimate() {
        if (bench.fee === undefined) throw new Error('reverted')
        return { fee: { value: bench.fee, decimals: 18, symbol: 'ETH' } }
      },
      async send() {
        if (bench.wallet) throw bench.wallet
        return sent
      },
    },
  })
  const session = createFakeSession({ state: connectedState(), api: { adapter: () => chain } })
  let context: SwapsContext | undefined
  const view = { load: async () => ({ default: () => null }), title: () => '' }
  const plugin = definePlugin(swapsContract, {
    initialState: () => ({ ...initialSwapsState, routers }),
    views: { Swap: view, SwapSelectToken: view, SwapPreview: view },
    setup(ctx: SwapsContext) {
      context = ctx
      return {}
    },
  })
  const portfolio = fake(portfolioContract, {
    state: emptyPortfolio,
    api: {
      pictureUrlCheck:
        async () =>
        (url): url is string =>
          url === 'https://example.com/u.png',
    },
  })
  const page = createTestLatchkey({
    clock,
    plugins: [plugin()],
    fakes: [session.plugin, cloud, fakeTransactions(tracked), portfolio],
  })
  page.latchkey.start()
  if (!context) throw new Error('The plugin was not set up')
  return Object.assign(bench, {
    actions: createSwapActions(context),
    page,
    clock: page.clock,
    asked,
    tracked,
  })
}
