import { isLatchkeyError, labelsOf } from '@latchkey/kernel'
import { freezeCopy } from '@latchkey/kernel/freeze-copy'
import { createFlow, type Flow } from '@latchkey/transactions/flow'
import type { QuotedSwapOrder, SwapConcern, SwapRequest, SwapsContext } from './contract'
import { isApproval } from './plan/approval'
import { checkSimulation } from './plan/check-swap'
import { createPlan, type PlanSources, type SwapPlan } from './plan/create-plan'
import { changeSince, isFresh, MAX_AGE_MS, type RequestChange } from './plan/plan-change'
import { readReceived } from './plan/read-received'
import { emptyDraft } from './state'
import { texts } from './texts'
import {
  useAgain,
  useArrival,
  useAskHint,
  useRequestDetails,
  useStatusTexts,
  useSummary,
} from './views/request-look'

/** What was found when a request was checked again. `failing`: the shown swap cannot be had any more. */
export interface SwapChange {
  readonly what: RequestChange | 'failing'
}

/** What the user has agreed to in the review of an order. It outlives the view, so going back from the wallet loses nothing. */
export interface Review {
  /** The last plan that was as good as what was agreed to before, or that the user has accepted. */
  plan?: SwapPlan
  /** The concerns that the user has accepted. */
  accepted: readonly SwapConcern[]
}

export interface SwapFlow {
  readonly flow: Flow<SwapRequest, undefined, SwapChange>
  /** Copies and freezes an order, so that it can be reviewed. */
  startReview(order: QuotedSwapOrder): QuotedSwapOrder
  /** The review of an order that was started here; `undefined` for any other. */
  reviewOf(order: unknown): Review | undefined
  /** Builds what the wallet is asked for next. Rejects as `createPlan` does. */
  plan(order: QuotedSwapOrder, signal: AbortSignal): Promise<SwapPlan>
}

/** With the purposes of its requests, see `Flow.begin`: the permission that is needed next, and the swap. */
interface OwnReview extends Review {
  approval: object
  readonly swap: object
}

interface Known {
  readonly order: QuotedSwapOrder
  readonly plan: SwapPlan
}

/** The way of a swap: what is frozen, what is asked for, and what is compared before that. */
export function createSwapFlow(ctx: SwapsContext, sources: PlanSources): SwapFlow {
  const { chain } = sources
  const reviews = new WeakMap<object, OwnReview>()
  const known = new WeakMap<SwapRequest, Known>()
  const failed = new WeakSet<SwapRequest>()

  const flow = createFlow<SwapRequest, undefined, SwapChange>(ctx, {
    planned(request) {
      const { target, requests, spender, amount, from } = request
      const { decimals, symbol } = from
      // An approval moves no amount, so its pending transaction has none.
      const moved = isApproval(request) ? {} : { amount, decimals, symbol, kind: 'swap' as const }
      return { target, requests, to: spender, ...moved }
    },
    look(request) {
      const received = (hash: string, signal: AbortSignal): Promise<bigint | undefined> =>
        readReceived(chain, request, hash, signal)
      // Back from an approval is the review, which offers the next step by itself.
      const ends = {
        useArrival: (hash: string | undefined) => useArrival(request, hash, received),
        useAgain: () =>
          useAgain(request, (draft) => {
            ctx.state.assign({ draft })
            ctx.router.replace('Swap')
          }),
      }
      return {
        title: labelsOf(texts)('swaps.title'),
        part: 'swaps',
        token: isApproval(request) ? request.from : request.to,
        useSummary: () => useSummary(request),
        useAskHint: () => useAskHint(request),
        useTexts: () => useStatusTexts(request),
        useDetails: () => useRequestDetails(request),
        ...(isApproval(request) ? {} : ends),
      }
    },
    async recheck(request, _shown, signal) {
      const own = known.get(request)
      if (!own) return { kind: 'changed', change: { what: 'failing' } }
      // What was asked for already is built anew: the wallet may have declined the batch, or given the permission.
      if (!failed.has(request) && isYoung(request)) {
        if (!(await isStillPossible(own.plan, signal)))
          return { kind: 'changed', change: { what: 'failing' } }
        // The network may have taken its time.
        if (isYoung(request)) return { kind: 'same' }
      }
      const { request: next } = await plan(own.order, signal)
      const what = changeSince(request, next)
      return what ? { kind: 'changed', change: { what } } : { kind: 'renewed', request: next }
    },
    review: {
      view: 'SwapPreview',
      show(request) {
        const order = known.get(request)?.order
        if (order) ctx.router.replace('SwapPreview', order)
      },
    },
    result: ({ id }) => ({ hash: id }),
    goesOn: isApproval,
    onSent(request, sent) {
      if (isApproval(request)) {
        const order = known.get(request)?.order
        const review = order && reviews.get(order)
        // What is needed after this permission is another one.
        if (review) review.approval = {}
        return
      }
      ctx.state.assign({ draft: emptyDraft })
      ctx.events.emit('swaps:sent', { request, sent })
    },
    onFailed(request, error) {
      failed.add(request)
      ctx.events.emit('swaps:failed', { request, error })
    },
  })

  const isYoung = ({ builtAtMs }: SwapRequest): boolean => isFresh(builtAtMs, chain.now(), MAX_AGE_MS)

  /** Simulates the shown swap again. Rejects if the network does not respond. */
  const isStillPossible = async (plan: SwapPlan, signal: AbortSignal): Promise<boolean> => {
    const { request, calls, isSimulated } = plan
    const { target, minimum, spender } = request
    try {
      const result = await chain.simulate(target, calls, signal)
      const received = checkSimulation(result, request, { minimum: BigInt(minimum), spender })
      return received !== undefined || !isSimulated
    } catch (error) {
      if (isLatchkeyError(error) && error.code.startsWith('SWAP_')) return false
      throw error
    }
  }

  const plan: SwapFlow['plan'] = async (order, signal) => {
    const built = await createPlan(sources, order, signal)
    const request = flow.begin(
      built.request,
      reviews.get(order)?.[isApproval(built.request) ? 'approval' : 'swap'],
    )
    const own = { ...built, request }
    known.set(request, { order, plan: own })
    return own
  }

  return {
    flow,
    plan,
    startReview(given) {
      const order = freezeCopy(given)
      reviews.set(order, { accepted: [], approval: {}, swap: {} })
      return order
    },
    reviewOf: (order) => (typeof order === 'object' && order !== null ? reviews.get(order) : undefined),
  }
}
