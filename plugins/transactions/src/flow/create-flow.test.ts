import { type Contract, defineContract, definePlugin, type PluginContext, type View } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import type { ActiveTarget } from '@latchkey/session/contract'
import {
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  connectedTarget as target,
} from '@latchkey/testing'
import { expect, test } from 'vitest'
import { type TransactionsContract, transactionsContract } from '../contract'
import { fakeTransactions } from '../test-support/fake-transactions'
import { sentWith, transfer } from '../test-support/transaction-page'
import { createFlow, type Flow, type FlowParts } from './create-flow'

interface Request {
  readonly target: ActiveTarget
}

interface FeatureContract extends Contract {
  readonly id: 'test/feature'
  readonly views: { readonly Form: View; readonly Review: View }
}

type FormContext = PluginContext<FeatureContract, TransactionsContract>

const parts: FlowParts<Request, undefined, never> = {
  planned: (request) => ({ ...request, requests: [transfer] }),
  look: () => ({
    title: () => '',
    part: 'test',
    token: { networkId: 'eip155:1', symbol: 'ETH' },
    useSummary: () => '',
    useAskHint: () => '',
  }),
  recheck: async () => ({ kind: 'same' }),
  review: { view: 'Review', show: () => undefined },
}

/** A feature that makes its flow with the code of its view. */
function openForm() {
  const asked: object[] = []
  const made: Flow<Request, undefined, never>[] = []
  const wallet = createFakeChainAdapter({
    transactions: {
      send(request) {
        asked.push(request)
        return new Promise(() => undefined)
      },
    },
  })
  const load = async (ctx: FormContext) => {
    made.push(createFlow(ctx, parts))
    return { default: () => null }
  }
  const feature = definePlugin(defineContract<FeatureContract>('test/feature', 1), {
    dependsOn: [transactionsContract],
    views: { Form: { load, title: () => '' }, Review: { load, title: () => '' } },
    setup: () => ({}),
  })
  const page = createTestLatchkey({
    plugins: [fakeTransactions([]), feature()],
    fakes: [createFakeSession({ state: connectedState(), api: { adapter: () => wallet } }).plugin],
  })
  return { page, made, asked }
}

/** A feature whose requests are steps, in its review. The wallet sends once `answer` is called. */
function openReview() {
  let answer = (): void => undefined
  const wallet = createFakeChainAdapter({
    transactions: {
      send: () => new Promise((resolve) => (answer = () => resolve(sentWith('0x1', { connectionId: 'c' })))),
    },
  })
  let made: { readonly flow: Flow<Request, undefined, never>; readonly back: () => void } | undefined
  const view = { load: async () => ({ default: () => null }), title: () => '' }
  const feature = definePlugin(defineContract<FeatureContract>('test/feature', 1), {
    views: { Form: view, Review: view },
    setup(ctx) {
      const flow = createFlow(ctx, { ...parts, goesOn: () => true })
      ctx.router.push('Form')
      ctx.router.push('Review')
      made = { flow, back: () => ctx.router.back() }
      return {}
    },
  })
  const page = createTestLatchkey({
    plugins: [fakeTransactions([]), feature()],
    fakes: [createFakeSession({ state: connectedState(), api: { adapter: () => wallet } }).plugin],
  })
  page.latchkey.start()
  if (!made) throw new Error('The feature was not set up.')
  const { flow, back } = made
  const request = flow.begin({ target })
  return {
    flow,
    back,
    shown: page.shownView,
    confirm: () => flow.confirm(request, undefined, new AbortController().signal),
    answer: () => answer(),
  }
}

test('step: its status takes the place of the request, also while the review still listens', async () => {
  const { flow, back, shown, confirm, answer } = openReview()
  // A view that is drawn later than the wallet answers has not replaced the review's by then.
  flow.showWhenSent()
  await confirm()
  await expect.poll(shown).toBe('TransactionRequest')
  answer()
  await expect.poll(shown).toBe('TransactionStatus')
  back()
  expect(shown()).toBe('Review')
})

test('step: its status lies above the review, if that is shown when the wallet sends', async () => {
  const { flow, back, shown, confirm, answer } = openReview()
  await confirm()
  await expect.poll(shown).toBe('TransactionRequest')
  back()
  flow.showWhenSent()
  answer()
  await expect.poll(shown).toBe('TransactionStatus')
  back()
  expect(shown()).toBe('Review')
})

test('flow: the wallet is asked also after the page was stopped and started again', async () => {
  const { page, made, asked } = openForm()
  const stop = page.latchkey.start()
  page.latchkey.open('Form')
  await expect.poll(() => made.length).toBe(1)
  page.latchkey.close()
  stop()
  page.latchkey.start()
  page.latchkey.open('Form')
  await expect.poll(() => made.length).toBe(2)
  const flow = made[1]
  await flow?.confirm(flow.begin({ target }), undefined, new AbortController().signal)
  expect(page.shownView()).toBe('TransactionRequest')
  await expect.poll(() => asked.length).toBe(1)
})
