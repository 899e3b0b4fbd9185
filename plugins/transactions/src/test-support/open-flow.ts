import { type Contract, defineContract, definePlugin, type View } from '@latchkey/kernel'
import { createTestLatchkey } from '@latchkey/kernel/testing'
import type { ActiveTarget, SentTransaction } from '@latchkey/session/contract'
import {
  connectedState,
  createFakeChainAdapter,
  createFakeSession,
  connectedTarget as target,
} from '@latchkey/testing'
import { createFlow, type Flow, type FlowParts } from '../flow/create-flow'
import { isRequestStep, type RequestStep } from '../flow/request-step'
import { fakeTransactions } from './fake-transactions'
import { sentWith, transfer } from './transaction-page'

export interface Request {
  readonly target: ActiveTarget
  readonly note?: string
}

interface FeatureContract extends Contract {
  readonly id: 'test/feature'
  readonly views: { readonly Form: View<undefined, unknown>; readonly Review: View }
}

const featureContract = defineContract<FeatureContract>('test/feature', 1)
export const sent = sentWith('0x1', { connectionId: 'c' })

/** A feature whose review is shown, above its form, which waits for the flow's end. The wallet answers once `answer` is called, each request in its turn. */
export async function openFlow(more: Partial<FlowParts<Request, string, string>> = {}) {
  const asked: ((answer: SentTransaction | Error) => void)[] = []
  const log: (readonly unknown[])[] = []
  const wallet = createFakeChainAdapter({
    transactions: {
      send: () =>
        new Promise((resolve, reject) => {
          asked.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)))
        }),
    },
  })
  const parts: FlowParts<Request, string, string> = {
    planned: (request) => ({ target: request.target, requests: [transfer] }),
    look: () => ({
      title: () => '',
      part: 'test',
      token: { networkId: 'eip155:1', symbol: 'ETH' },
      useSummary: () => '',
      useAskHint: () => '',
    }),
    async recheck(request, shown) {
      log.push(['recheck', request.note, shown])
      return { kind: 'same' }
    },
    review: { view: 'Review', show: (request) => void log.push(['show review', request.note]) },
    onSent: (request, one) => void log.push(['sent', request.note, one.id]),
    onFailed: (request, error) => void log.push(['failed', request.note, error]),
    ...more,
  }
  const steps: RequestStep[] = []
  let made:
    | {
        readonly flow: Flow<Request, string, string>
        readonly result: Promise<unknown>
        readonly review: () => void
      }
    | undefined
  const view = { load: async () => ({ default: () => null }), title: () => '' }
  const feature = definePlugin(featureContract, {
    views: { Form: view, Review: view },
    setup(ctx) {
      const router = {
        ...ctx.router,
        push(name: string, step?: unknown) {
          if (isRequestStep(step)) steps.push(step)
          Reflect.apply(ctx.router.push, undefined, [name, step])
        },
        replace(name: string, step?: unknown) {
          log.push(['replace', name])
          if (isRequestStep(step)) steps.push(step)
          Reflect.apply(ctx.router.replace, undefined, [name, step])
        },
      }
      const flow = createFlow<Request, string, string>({ ...ctx, router }, parts)
      const result = ctx.router.ask('Form').catch((error: unknown) => error)
      made = { flow, result, review: () => ctx.router.push('Review') }
      return {}
    },
  })
  const page = createTestLatchkey({
    plugins: [fakeTransactions([]), feature()],
    fakes: [createFakeSession({ state: connectedState(), api: { adapter: () => wallet } }).plugin],
  })
  page.latchkey.start()
  if (!made) throw new Error('The feature was not set up.')
  const { flow, result, review } = made
  await page.clock.advance(0)
  review()
  const begin = (note: string, purpose?: object) => flow.begin({ target, note }, purpose)
  return { page, flow, result, asked, log, steps, begin, shown: page.shownView }
}
