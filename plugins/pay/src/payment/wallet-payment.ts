import { labelsOf } from '@latchkey/kernel'
import {
  type ActiveTarget,
  type SentTransaction,
  sessionContract,
  type TransactionEstimate,
  targetKey,
} from '@latchkey/session/contract'
import { type RunState, type TransactionResult, transactionsContract } from '@latchkey/transactions/contract'
import { checkFee, createFlow, type FeeCheck, type Flow, isFeeAsShown } from '@latchkey/transactions/flow'
import { decidedEnd, entryOf, transactionHash } from '@latchkey/transactions/transaction-end'
import type { PayContext, PaymentOrder, PaymentProgress, SettledFailure, WalletReceipt } from '../contract'
import {
  PaymentNotStartedError,
  PaymentTargetChangedError,
  PaymentUnprovableError,
  PaymentUnsettledError,
} from '../errors'
import { texts } from '../texts'
import { useAskHint, useDetails, useSummary } from '../views/request-look'
import type { PaymentViews } from './open-payment-views'
import { receiptBase, transferOf } from './order-facts'
import { type RunningPayment, undecidedError } from './running-payment'

/** What one account is asked to pay. Frozen. */
export interface WalletPayment {
  readonly order: PaymentOrder
  /** The account that pays, on the asset's network. */
  readonly target: ActiveTarget
}

export type PayFlow = Flow<WalletPayment, TransactionEstimate, FeeCheck>

/** Payments by a connected wallet. */
export interface WalletPayments {
  readonly flow: PayFlow
  /** The request to one account. The same for each call: an order is asked for once, whichever account pays. */
  requestOf(order: PaymentOrder, target: ActiveTarget): WalletPayment
  /** Whether a request in the state of `transactions` is one of this order. */
  isOwn(order: PaymentOrder, id: string): boolean
  /**
   * Estimates the transfer. Rejects as `Transactions.estimate` does, and with `PAYMENT_UNPROVABLE` for native currency of a
   * smart account on a network whose servers offer no traces.
   */
  estimate(payment: WalletPayment, signal: AbortSignal): Promise<TransactionEstimate>
}

type SentProgress = Extract<PaymentProgress, { readonly phase: 'sent' }>

/** @param paymentOf the payment of an order, until it has ended */
export function createWalletPayments(
  ctx: PayContext,
  paymentOf: (order: PaymentOrder | undefined) => RunningPayment | undefined,
  views: PaymentViews,
): WalletPayments {
  const transactions = ctx.use(transactionsContract)
  const requests = new WeakMap<PaymentOrder, Map<string | undefined, WalletPayment>>()
  /** The order of which a request has a copy. */
  const orders = new WeakMap<WalletPayment, PaymentOrder>()
  /** The ids of the requests that were prepared for an order. */
  const ids = new WeakMap<PaymentOrder, readonly string[]>()
  const ownerOf = (request: WalletPayment): RunningPayment | undefined => paymentOf(orders.get(request))
  /** What was sent for a payment and has no outcome: two transactions, if the user has approved a repeated request too. */
  const undecided = new WeakMap<RunningPayment, readonly SentProgress[]>()
  const undecidedOf = (payment: RunningPayment) => undecided.get(payment) ?? []
  /** How a payment fails, once no wallet may send it any more. */
  const failing = new WeakMap<RunningPayment, () => void>()
  /** Where the requests for a payment stand together. */
  const states = new WeakMap<RunningPayment, RunState>()

  const estimate: WalletPayments['estimate'] = async (request, signal) => {
    await requireProof(ctx, request, signal)
    return transactions.estimate(transferOf(request.order), request.target, signal)
  }

  const flow: PayFlow = createFlow<WalletPayment, TransactionEstimate, FeeCheck>(ctx, {
    planned: ({ order, target }) => {
      const { recipient: to, amount, asset } = order
      const { decimals, symbol } = asset
      return { target, requests: [transferOf(order)], to, amount, decimals, symbol }
    },
    look: ({ order }) => ({
      title: labelsOf(texts)('pay.title'),
      part: 'pay',
      token: order.asset,
      useSummary: () => useSummary(order),
      useAskHint: () => useAskHint(order),
      useDetails: () => useDetails(order),
    }),
    async recheck(request, shown, signal) {
      const change = await checkFee(estimate, request, shown, signal)
      const isSame = isFeeAsShown(change)
      return isSame ? { kind: 'same' } : { kind: 'changed', change }
    },
    review: { view: 'PayQuote', show: () => ctx.router.replace('PayQuote') },
    beforeAsking(request) {
      const payment = ownerOf(request)
      // One was sent, and another one may be. Asking would do nothing.
      if (payment && failing.has(payment)) throw new PaymentUnsettledError()
      const phase = payment?.isAwaited() ? payment.progress().phase : undefined
      if (phase !== 'choosing' && phase !== 'asking') throw new PaymentNotStartedError()
      if (request.target.networkId !== request.order.asset.networkId) throw new PaymentTargetChangedError()
    },
    onSent: (request, sent) => {
      const payment = ownerOf(request)
      if (payment) follow(payment, sent)
    },
    showSent: (request) => {
      const payment = ownerOf(request)
      if (payment) views.showProgress(payment)
    },
  })

  /** Shows that a wallet may still send the payment, or fails it. */
  const failOrWait = (payment: RunningPayment): void => {
    const state = states.get(payment)
    const others = state?.phase === 'sent' ? state.others : undefined
    if (undecidedOf(payment).length > 0) return
    if (others) payment.show({ phase: 'asking', ...(others === 'unknown' && { isUnknown: true }) })
    else failing.get(payment)?.()
  }

  const follow = (payment: RunningPayment, sent: SentTransaction): void => {
    const receipt: WalletReceipt = {
      type: 'wallet',
      hash: sent.id,
      from: sent.from,
      ...receiptBase(payment.order),
    }
    const progress = { phase: 'sent', receipt, sent } as const
    undecided.set(payment, [...undecidedOf(payment), progress])
    payment.show(progress)
    ctx.events.emit('pay:sent', { receipt })
    // The page has stopped while the wallet had the request.
    if (ctx.signal.aborted) payment.stopWaiting(undecidedError(progress))
    const stop = ctx.watch(
      transactionsContract,
      (state) => entryOf(state, sent)?.result,
      (result) => {
        if (!result) return
        const others = undecidedOf(payment).filter((one) => one !== progress)
        undecided.set(payment, others)
        const other = others.at(-1)
        const failure = failureOf(result, payment.order)
        if (other && failure) {
          payment.show(other)
          return
        }
        // Where it can be looked up, also when the wallet sent it on another network than the order's.
        const networkId = result.foundOn ?? receipt.networkId
        const ended = { ...receipt, networkId, hash: transactionHash({ sent, result }) ?? sent.id }
        if (!failure) {
          payment.paid(ended)
          return
        }
        failing.set(payment, () => payment.failed(failure, ended))
        failOrWait(payment)
      },
    )
    payment.signal.addEventListener('abort', stop, { once: true })
  }

  return {
    flow,
    estimate,
    isOwn: (order, id) => ids.get(order)?.includes(id) === true,
    requestOf(order, target) {
      const known = requests.get(order) ?? new Map<string | undefined, WalletPayment>()
      requests.set(order, known)
      const key = targetKey(target)
      const request = known.get(key) ?? flow.begin({ order, target }, order)
      if (known.has(key)) return request
      known.set(key, request)
      orders.set(request, order)
      flow.run(request).then(
        (run) => {
          ids.set(order, [...(ids.get(order) ?? []), run.id])
          run.subscribe(() => {
            const payment = paymentOf(order)
            if (!payment) return
            states.set(payment, run.state())
            showAsked(payment, run.state())
            if (failing.has(payment)) failOrWait(payment)
          })
        },
        // Its code could not be fetched. The review says so when it needs it.
        () => known.delete(key),
      )
      return request
    },
  }
}

/** Choosing is free again only once no wallet may send the payment any more. */
function showAsked(payment: RunningPayment, { phase }: RunState): void {
  const before = payment.progress().phase
  if (before !== 'choosing' && before !== 'asking') return
  if (phase === 'unknown') payment.show({ phase: 'asking', isUnknown: true })
  else if (phase === 'asking') payment.show({ phase })
  else if (phase !== 'sent') payment.show({ phase: 'choosing' })
}

/** Rejects, before a wallet is asked, what nobody could tell from nothing afterwards. */
async function requireProof(
  ctx: PayContext,
  { order, target }: WalletPayment,
  signal: AbortSignal,
): Promise<void> {
  const able = (await ctx.use(sessionContract).adapter(target.namespace)?.capabilities())?.transactions
  if ((await able?.canProve?.(transferOf(order), target, signal)) === false)
    throw new PaymentUnprovableError()
}

/** `undefined` if the order is paid. Like the server, it counts what arrived, also where something else was called. */
function failureOf(result: TransactionResult, { amount }: PaymentOrder): SettledFailure | undefined {
  const { arrived, foundOn } = result
  const end = decidedEnd(result)
  const isDone = end === 'confirmed' || end === 'repriced' || end === 'different'
  if (isDone && arrived !== undefined && foundOn === undefined && BigInt(arrived) < BigInt(amount))
    return BigInt(arrived) === 0n ? 'not-arrived' : 'arrived-less'
  if (end === 'confirmed' || end === 'repriced') return undefined
  // A payment is one transfer, of which no part can be done alone.
  return end === 'partial' ? 'unread' : end
}
