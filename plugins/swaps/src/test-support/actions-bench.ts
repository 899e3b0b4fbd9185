import { type BlockchainApiRequest, cloudContract } from '@latchkey/cloud/contract'
import { definePlugin } from '@latchkey/kernel'
import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import type { SentTransaction, TransactionOutcome } from '@latchkey/session/contract'
import { ADDRESS, connectedState, createFakeChainAdapter, createFakeSession } from '@latchkey/session/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
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
  /** The allowance that the chain has now. */
  allowance: string
}

/** The actions over a wallet that sends everything, and a service and a network that the test controls. */
export function createActionsBench(): ActionsBench {
  const waits: ActionsBench['waits'] = []
  const bench = { allowance: '0' }
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
          'build-transaction': { tx: built },
        }
        return parse(answers[path.split('/').at(-1) ?? ''])
      },
    },
  })
  const pending = fake(transactionsContract, {
    state: { entries: [] },
    api: {
      suppressNotice: () => () => undefined,
      estimate: async () => ({ fee: { value: '7', decimals: 18, symbol: 'ETH' } }),
      async send({ target }): Promise<SentTransaction> {
        sentCount += 1
        const { networkId, connectionId } = target
        return { type: 'transaction', id: `0x${sentCount}`, from: ADDRESS, networkId, connectionId }
      },
    },
  })
  const chain = createFakeChainAdapter({
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
  createTestLatchkey({
    plugins: [plugin()],
    fakes: [session.plugin, cloud, pending, portfolio],
  }).latchkey.start()
  if (!context) throw new Error('The plugin was not set up')
  const { state } = context
  return Object.assign(bench, { actions: createSwapActions(context), state: state.get, waits })
}
