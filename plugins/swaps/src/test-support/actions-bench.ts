import { type BlockchainApiRequest, cloudContract } from '@latchkey/cloud/contract'
import { definePlugin } from '@latchkey/kernel'
import { createTestLatchkey, fake, type TestLatchkey } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type { SentTransaction, SimulationResult, TransactionOutcome } from '@latchkey/session/contract'
import { ADDRESS, connectedState, createFakeChainAdapter, createFakeSession } from '@latchkey/session/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import type { BuiltSwap } from '../api/parse'
import { type SwapsState, swapsContract } from '../contract'
import { initialSwapsState } from '../state'
import { createSwapActions, type SwapActions } from '../swap-actions'
import type { SwapsContext } from '../swaps-context'
import { approveData, built, routers, SPENDER, usdc } from './orders'

export interface ActionsBench {
  readonly actions: SwapActions
  state(): SwapsState
  /** How the wait for each approval has ended, by the order of the waits. */
  readonly waits: ((outcome: TransactionOutcome) => void)[]
  readonly clock: TestLatchkey['clock']
  /** The allowance that the chain has now. */
  allowance: string
  /** What the service builds otherwise. */
  build: Partial<BuiltSwap>
  simulation: SimulationResult
  /** Wei, as the service says. */
  gasPrice: string
  /** The network fee that is estimated; without one the estimate fails. */
  fee: string | undefined
}

/** The actions over a wallet that sends everything, and a service and a network that the test controls. */
export function createActionsBench(): ActionsBench {
  const waits: ActionsBench['waits'] = []
  const bench: Pick<ActionsBench, 'allowance' | 'build' | 'simulation' | 'gasPrice' | 'fee'> = {
    allowance: '0',
    build: {},
    simulation: { status: 'unavailable' },
    gasPrice: '10',
    fee: '7',
  }
  let sentCount = 0
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
  const pending = fake(transactionsContract, {
    state: { entries: [] },
    api: {
      suppressNotice: () => () => undefined,
      async estimate() {
        if (bench.fee === undefined) throw new Error('reverted')
        return { fee: { value: bench.fee, decimals: 18, symbol: 'ETH' } }
      },
      async send({ target }): Promise<SentTransaction> {
        sentCount += 1
        const { networkId, connectionId } = target
        return { type: 'transaction', id: `0x${sentCount}`, from: ADDRESS, networkId, connectionId }
      },
    },
  })
  const chain = createFakeChainAdapter({
    requests: { explain: () => new Promise(() => undefined), simulate: async () => bench.simulation },
    transactions: { wait: () => new Promise((resolve) => waits.push(resolve)) },
  })
  const session = createFakeSession({ state: connectedState(), api: { adapter: () => chain } })
  let context: SwapsContext | undefined
  const view = { load: async () => ({ default: () => null }), title: () => '' }
  const plugin = definePlugin(swapsContract, {
    initialState: () => ({ ...initialSwapsState, routers }),
    views: { Swap: view, SwapSelectToken: view, SwapPreview: view, SwapRequest: view, SwapConfirmed: view },
    setup(ctx: SwapsContext) {
      context = ctx
      return {}
    },
  })
  const portfolio = fake(portfolioContract, { state: emptyPortfolio })
  const page = createTestLatchkey({
    plugins: [plugin()],
    fakes: [session.plugin, cloud, pending, portfolio],
  })
  page.latchkey.start()
  if (!context) throw new Error('The plugin was not set up')
  const { state } = context
  return Object.assign(bench, {
    actions: createSwapActions(context),
    state: state.get,
    waits,
    clock: page.clock,
  })
}
