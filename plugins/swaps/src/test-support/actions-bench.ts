import { type BlockchainApiRequest, cloudContract } from '@latchkey/cloud/contract'
import { definePlugin } from '@latchkey/kernel'
import { createFakeClock, createTestLatchkey, fake, type TestLatchkey } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type { SimulationResult } from '@latchkey/session/contract'
import { connectedState, createFakeChainAdapter, createFakeSession } from '@latchkey/testing'
import { fakeTransactions } from '@latchkey/transactions/test-support'
import type { BuiltSwap } from '../api/parse'
import { type SwapsContext, swapsContract } from '../contract'
import { initialSwapsState } from '../state'
import { createSwapActions, type SwapActions } from '../swap-actions'
import { approveData, built, routers, SPENDER, usdc } from './orders'

export interface ActionsBench {
  readonly actions: SwapActions
  readonly clock: TestLatchkey['clock']
  /** The allowance that the chain has now. */
  allowance: string
  /** What the service builds otherwise. */
  build: Partial<BuiltSwap>
  simulation: SimulationResult
  /** How long the network takes to simulate. */
  simulationMs: number
  /** Wei, as the service says. */
  gasPrice: string
  /** The network fee that is estimated; without one the estimate fails. */
  fee: string | undefined
}

/** The actions over a service and a network that the test controls. */
export function createActionsBench(): ActionsBench {
  const bench: Pick<
    ActionsBench,
    'allowance' | 'build' | 'simulation' | 'simulationMs' | 'gasPrice' | 'fee'
  > = {
    allowance: '0',
    build: {},
    simulation: { status: 'unavailable' },
    simulationMs: 0,
    gasPrice: '10',
    fee: '7',
  }
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
        }
        return parse(answers[path.split('/').at(-1) ?? ''])
      },
    },
  })
  const clock = createFakeClock()
  const simulate = async (): Promise<SimulationResult> => {
    if (bench.simulationMs > 0) await clock.wait(bench.simulationMs)
    return bench.simulation
  }
  const chain = createFakeChainAdapter({
    requests: { explain: () => new Promise(() => undefined), simulate },
    transactions: {
      async estimate() {
        if (bench.fee === undefined) throw new Error('reverted')
        return { fee: { value: bench.fee, decimals: 18, symbol: 'ETH' } }
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
  const portfolio = fake(portfolioContract, { state: emptyPortfolio })
  const page = createTestLatchkey({
    clock,
    plugins: [plugin()],
    fakes: [session.plugin, cloud, fakeTransactions([]), portfolio],
  })
  page.latchkey.start()
  if (!context) throw new Error('The plugin was not set up')
  return Object.assign(bench, {
    actions: createSwapActions(context),
    clock: page.clock,
  })
}
