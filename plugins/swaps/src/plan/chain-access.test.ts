import { cloudContract } from '@latchkey/cloud/contract'
import { definePlugin } from '@latchkey/kernel'
import { createTestLatchkey, fake } from '@latchkey/kernel/testing'
import { emptyPortfolio, portfolioContract } from '@latchkey/portfolio/contract'
import { ADDRESS, connectedState, createFakeChainAdapter, createFakeSession } from '@latchkey/testing'
import { transactionsContract } from '@latchkey/transactions/contract'
import { expect, test } from 'vitest'
import { type SwapsContext, swapsContract } from '../contract'
import { initialSwapsState } from '../state'
import { SPENDER, target } from '../test-support/orders'
import { createChainAccess } from './chain-access'

const { signal } = new AbortController()
const WORD = '0'.repeat(64)

type Answers = Readonly<Record<string, unknown>>

/** The access over a node that answers by method; an `Error` is a failure. */
function accessOf(answers: Answers) {
  const asked: unknown[] = []
  const chain = createFakeChainAdapter({
    node: {
      async request({ method, params }) {
        asked.push([method, params])
        const answer = answers[method]
        if (answer instanceof Error) throw answer
        return { answer }
      },
    },
  })
  const session = createFakeSession({ state: connectedState(), api: { adapter: () => chain } })
  const view = { load: async () => ({ default: () => null }), title: () => '' }
  let context: SwapsContext | undefined
  const plugin = definePlugin(swapsContract, {
    initialState: () => initialSwapsState,
    views: { Swap: view, SwapSelectToken: view, SwapPreview: view },
    setup(ctx: SwapsContext) {
      context = ctx
      return {}
    },
  })
  createTestLatchkey({
    plugins: [plugin()],
    fakes: [
      session.plugin,
      fake(cloudContract, { state: {} }),
      fake(portfolioContract, { state: emptyPortfolio }),
      fake(transactionsContract, { state: { entries: [] } }),
    ],
  }).latchkey.start()
  if (!context) throw new Error('The plugin was not set up')
  return { chain: createChainAccess(context), asked }
}

const noFunction = new Error('execution reverted')
test.each<[string, string, Answers]>([
  ['contract', 'has code and no balances', { eth_getCode: '0x6080', eth_call: noFunction }],
  ['contract', 'answers with nothing', { eth_getCode: '0x6080', eth_call: '0x' }],
  ['token', 'keeps a balance of the account', { eth_getCode: '0x6080', eth_call: `0x${WORD}` }],
  ['account', 'has no code', { eth_getCode: '0x', eth_call: '0x' }],
  ['account', 'acts by the code of another', { eth_getCode: `0xEF0100${'1'.repeat(40)}`, eth_call: '0x' }],
  ['account', 'is unknown to a node that tells no code', { eth_getCode: null, eth_call: '0x' }],
])('kind: a %s is what %s', async (kind, _why, answers) => {
  const { chain, asked } = accessOf(answers)
  expect(await chain.kindOf(target, SPENDER, signal)).toBe(kind)
  const own = ADDRESS.slice(2).toLowerCase().padStart(64, '0')
  expect(asked).toContainEqual(['eth_call', [{ to: SPENDER, data: `0x70a08231${own}` }, 'latest']])
})

test('kind: a network that fails is no answer', async () => {
  const failure = new Error('fetch failed')
  const { chain } = accessOf({ eth_getCode: failure, eth_call: failure })
  await expect(chain.kindOf(target, SPENDER, signal)).rejects.toBe(failure)
})

test('gas price: in wei, and unknown where the network names none', async () => {
  expect(await accessOf({ eth_gasPrice: '0x3b9aca00' }).chain.gasPrice(target, signal)).toBe(10n ** 9n)
  for (const answer of [undefined, 'much', new Error('fetch failed')])
    expect(await accessOf({ eth_gasPrice: answer }).chain.gasPrice(target, signal)).toBeUndefined()
})
