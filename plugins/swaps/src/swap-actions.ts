import { cloudContract } from '@latchkey/cloud/contract'
import { ConfigurationError, finishAndShow } from '@latchkey/kernel'
import { createQueries } from '@latchkey/kernel/queries'
import { accountKey, portfolioContract } from '@latchkey/portfolio/contract'
import { isSameAddress } from '@latchkey/session/caip'
import {
  activeTarget,
  type NetworkId,
  type SentTransaction,
  sessionContract,
  type Token,
} from '@latchkey/session/contract'
import { developerMessages } from '@latchkey/swaps/internal/developer-messages'
import { transactionsContract } from '@latchkey/transactions/contract'
import { createRequests } from '@latchkey/transactions/create-requests'
import { createSwapApi } from './api/create-swap-api'
import type { SwapActivity, SwapDraft, SwapOrder, SwapParameters, SwapRequest, SwapTokens } from './contract'
import { SwapApprovalFailedError, SwapUnsupportedError, SwapUntriedError } from './errors'
import { isAmount, SWAP_GAS } from './money/arithmetic'
import { isSameOrder } from './plan/approval-phase'
import { createChainAccess } from './plan/chain-access'
import { checkSimulation, checkSwapCall } from './plan/check-swap'
import { createPlan, type PlanSources, type SwapPlan } from './plan/create-plan'
import { isFresh, requireFresh } from './plan/freshness'
import { isApproval } from './plan/is-approval'
import { changeSince, type RequestChange } from './plan/plan-change'
import type { SwapPrices } from './plan/price-impact'
import { readReceived } from './plan/read-received'
import { emptyDraft } from './state'
import type { SwapsContext } from './swaps-context'

const TOKENS_STALE_MS = 3_600_000
const GAS_PRICE_STALE_MS = 10_000

export interface Sent {
  readonly request: SwapRequest
  readonly sent: SentTransaction
}

/** The service's quote for an order, and the prices of both tokens if known. */
export interface SwapQuote extends SwapPrices {
  /** In smallest units of the target token. */
  readonly quotedAmount: bigint
}

/** A request that may be asked for now, built anew for an order that the user has agreed to. */
export type Renewal =
  | { readonly status: 'agreed'; readonly request: SwapRequest }
  /** Something that the user has not agreed to. The review shows it. */
  | { readonly status: 'changed'; readonly change: RequestChange; readonly request: SwapRequest }

/** The actions of one instance's views. */
export interface SwapActions {
  edit(change: Partial<SwapDraft>): void
  /** Fills in the form with the page's parameters, once. Reports an amount that is not in smallest units. */
  begin(parameters: SwapParameters, draft: Partial<SwapDraft>): void
  /** Reads the tokens of the active network unless they were read in the last hour. Never rejects. */
  loadTokens(): Promise<void>
  quote(order: SwapOrder, signal: AbortSignal): Promise<SwapQuote>
  /** Wei per unit of gas, cached for 10 s. Rejects with `SWAP_GAS_PRICE`. */
  gasPrice(networkId: NetworkId, signal: AbortSignal): Promise<bigint>
  /**
   * What the network takes for a swap of native currency, in wei: estimated for a part of the balance, or assumed while there
   * is no order or it cannot be built. Rejects with `SWAP_GAS_PRICE`.
   */
  fee(networkId: NetworkId, order: SwapOrder | undefined, signal: AbortSignal): Promise<bigint>
  plan(order: SwapOrder, signal: AbortSignal): Promise<SwapPlan>
  /** Simulates the shown swap again. Rejects with `SWAP_STALE`, `SWAP_UNTRIED`, or if the result differs. */
  recheck(plan: SwapPlan, signal: AbortSignal): Promise<void>
  /**
   * Builds a request anew for the same order and the terms that the user has agreed to with it, for a retry after it has
   * become too old. Asks no wallet. Rejects as `plan` does.
   * @example
   * const renewal = await actions.renew(request, signal)
   * if (renewal.status === 'agreed') await actions.send(renewal.request)
   */
  renew(request: SwapRequest, signal: AbortSignal): Promise<Renewal>
  /**
   * Asks the wallet, once per request: while it is pending and after it was sent the same promise is
   * returned.
   * @param again whether the user retries, which asks a wallet again that has not responded
   */
  send(request: SwapRequest, again?: boolean): Promise<SentTransaction>
  /** Whether a request is pending in the wallet. */
  isWaiting(request: SwapRequest): boolean
  /**
   * Sends an approval, and resolves when it is on the chain, or as `unconfirmed` in the state if that takes too long.
   * Rejects with `SWAP_APPROVAL_FAILED`.
   */
  approve(request: SwapRequest, onSent: () => void, again?: boolean): Promise<void>
  /** The amount that a confirmed swap has brought; `undefined` if that cannot be read. */
  received(request: SwapRequest, hash: string, signal: AbortSignal): Promise<bigint | undefined>
  /** Calls back when a wallet has sent a swap. Returns a function that unsubscribes. */
  onSent(listener: (sent: Sent) => void): () => void
  /** Resolves the `ask` that opened the form with the hash, and shows the progress. */
  showSent(sent: Sent): void
}

export function createSwapActions(ctx: SwapsContext): SwapActions {
  const api = createSwapApi(ctx.use(cloudContract), ctx.use(portfolioContract))
  const chain = createChainAccess(ctx)
  const session = ctx.use(sessionContract)
  const requests = createRequests<SwapRequest>()
  const begun = new WeakSet<SwapParameters>()
  const tokens = createQueries(ctx, {
    entries: (state) => state.tokens,
    assign: (entries) => ({ tokens: entries }),
    staleMs: TOKENS_STALE_MS,
  })
  let gas: { readonly networkId: NetworkId; readonly readAtMs: number; readonly price: bigint } | undefined

  const gasPrice = async (networkId: NetworkId, signal: AbortSignal): Promise<bigint> => {
    if (gas?.networkId === networkId && isFresh(gas.readAtMs, chain.now(), GAS_PRICE_STALE_MS))
      return gas.price
    const price = await api.gasPrice(networkId, signal)
    gas = { networkId, readAtMs: chain.now(), price }
    return price
  }

  const priceOf = async (
    token: Token,
    order: SwapOrder,
    signal: AbortSignal,
  ): Promise<number | undefined> => {
    const { namespace, network } = order.target
    if (network?.testnet) return undefined
    const held = ctx.read(portfolioContract).tokens[accountKey(order.target)]
    const known =
      held?.status === 'known'
        ? held.items.find(({ address = '' }) => isSameAddress(namespace, address, token.address ?? ''))
            ?.priceUsd
        : undefined
    // A swap works without prices; its worth is then not shown.
    return known ?? api.price(token, signal).catch(() => undefined)
  }

  const prices = async (order: SwapOrder, signal: AbortSignal): Promise<SwapPrices> => {
    const [fromPriceUsd, toPriceUsd] = await Promise.all([
      priceOf(order.from, order, signal),
      priceOf(order.to, order, signal),
    ])
    return { fromPriceUsd, toPriceUsd }
  }
  const sources: PlanSources = { api, chain, routers: ctx.state.get().routers, prices }

  /** Sets what goes on with a request. */
  const setActivity = (request: SwapRequest, phase: SwapActivity['phase'] | undefined): void => {
    // control: approval-ends-another
    const others = ctx.state.get().activities.filter((one) => one.request !== request)
    ctx.state.assign({ activities: phase ? [...others, { request, phase }] : others })
  }
  /** Drops the approvals of an order that the plan's allowance shows to be on the chain. */
  const dropConfirmed = ({ request }: SwapPlan): void => {
    const { activities } = ctx.state.get()
    const left = activities.filter(
      (one) =>
        one.phase !== 'unconfirmed' ||
        one.request.kind === request.kind ||
        !isSameOrder(one.request, request),
    )
    if (left.length < activities.length) ctx.state.assign({ activities: left })
  }

  /** Checks the age. The `send` of transactions checks account and network. */
  const sendOnce = async (request: SwapRequest, again: boolean): Promise<SentTransaction> => {
    const { target, requests: calls, from, amount, spender } = request
    setActivity(request, 'asking')
    try {
      requireFresh(request, chain.now())
      const { decimals, symbol } = from
      // An approval moves no amount, so its pending transaction has none.
      const moved = isApproval(request) ? {} : { amount, decimals, symbol, kind: 'swap' as const }
      const sent = await ctx
        .use(transactionsContract)
        .send(Object.freeze({ target, requests: calls, to: spender, ...moved }), { again })
      if (isApproval(request)) {
        setActivity(request, 'approving')
        return sent
      }
      setActivity(request, undefined)
      ctx.state.assign({ draft: emptyDraft })
      ctx.events.emit('swaps:sent', { request, sent })
      return sent
    } catch (error) {
      // After a retry the approval may be on its way already.
      const isAsking = ctx.state
        .get()
        .activities.some((one) => one.request === request && one.phase === 'asking')
      if (isAsking) setActivity(request, undefined)
      ctx.events.emit('swaps:failed', { request, error })
      throw error
    }
  }

  const send: SwapActions['send'] = (request, again = false) =>
    requests.send(request, () => sendOnce(request, again), again)

  const confirm = async (request: SwapRequest, sent: SentTransaction): Promise<void> => {
    const leave = ctx.use(transactionsContract).suppressNotice(sent.id)
    let end: 'unconfirmed' | undefined = 'unconfirmed'
    try {
      const able = (await session.adapter(request.target.namespace)?.capabilities())?.transactions
      const outcome = await able?.wait(sent, { signal: ctx.signal })
      // It may still be confirmed.
      // control: unconfirmed-as-failed
      if (outcome === undefined || outcome.status === 'undecided') return
      end = undefined
      const isDone =
        outcome.status === 'confirmed' || (outcome.status === 'replaced' && outcome.reason === 'repriced')
      if (!isDone) throw new SwapApprovalFailedError(outcome.status)
    } finally {
      leave()
      setActivity(request, end)
    }
  }

  return {
    gasPrice,
    send,
    isWaiting: requests.isWaiting,
    edit: (change) => ctx.state.assign({ draft: { ...ctx.state.get().draft, ...change } }),
    begin(parameters, draft) {
      if (begun.has(parameters)) return
      begun.add(parameters)
      const { amount } = parameters
      // Digits alone, because another kit takes whole tokens under the same name.
      if (amount !== undefined && !isAmount(amount))
        ctx.report(new ConfigurationError('INVALID_SWAP_AMOUNT', { amount }, developerMessages))
      ctx.state.assign({ draft: { ...emptyDraft, ...draft } })
    },
    async loadTokens() {
      const target = activeTarget(ctx.read(sessionContract))
      if (!target) return
      await tokens.fetch(target.networkId, {
        read: ({ signal }) =>
          api.tokens(target, signal).then(
            (items): SwapTokens => ({ tokens: items }),
            (error: unknown) => {
              // An answer, not a failure: a retry would change nothing.
              if (error instanceof SwapUnsupportedError) return { tokens: [], isUnsupported: true }
              throw error
            },
          ),
      })
    },
    async quote(order, signal) {
      const price = await gasPrice(order.target.networkId, signal)
      const [quotedAmount, known] = await Promise.all([
        api.quote(order, price, signal),
        prices(order, signal),
      ])
      return { quotedAmount, ...known }
    },
    async fee(networkId, order, signal) {
      const assumed = (await gasPrice(networkId, signal)) * SWAP_GAS
      if (!order) return assumed
      try {
        const { call } = checkSwapCall(await api.buildSwap(order, signal), order, sources.routers)
        const { fee } = await chain.estimate(call, order.target, signal)
        const estimated = BigInt(fee.value)
        // control: max-of-an-easy-swap
        return estimated > assumed / 2n ? estimated : assumed / 2n
      } catch {
        signal.throwIfAborted()
        return assumed
      }
    },
    async plan(order, signal) {
      const plan = await createPlan(sources, order, signal)
      dropConfirmed(plan)
      return plan
    },
    async recheck({ request, calls, isSimulated }, signal) {
      requireFresh(request, chain.now())
      const result = await chain.simulate(request.target, calls, signal)
      const received = checkSimulation(result, request, {
        minimum: BigInt(request.minimum),
        spender: request.spender,
      })
      // control: second-try-unavailable
      if (isSimulated && received === undefined) throw new SwapUntriedError()
    },
    async renew(agreed, signal) {
      const { target, from, to, amount } = agreed
      const { request } = await createPlan(sources, { target, from, to, amount }, signal)
      const change = changeSince(agreed, request)
      return change ? { status: 'changed', change, request } : { status: 'agreed', request }
    },
    async approve(request, onSent, again) {
      const sent = await send(request, again)
      onSent()
      await confirm(request, sent)
    },
    received: (request, hash, signal) => readReceived(chain, request, hash, signal),
    onSent: (listener) => ctx.events.on('swaps:sent', listener),
    showSent: (entry) =>
      finishAndShow(ctx, { hash: entry.sent.id }, (method) => ctx.router[method]('SwapConfirmed', entry)),
  }
}
