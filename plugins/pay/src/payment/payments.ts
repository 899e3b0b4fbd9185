import { cloudContract } from '@latchkey/cloud/contract'
import { isLatchkeyError, ViewDismissedError } from '@latchkey/kernel'
import { createQueries } from '@latchkey/kernel/queries'
import { type TransactionsState, transactionsContract } from '@latchkey/transactions/contract'
import { undecidedSame } from '@latchkey/transactions/flow'
import { createExchangeApi } from '../api/exchange-api'
import type {
  PayApi,
  PayCallOptions,
  PayContext,
  PaymentOptions,
  PaymentOrder,
  PaymentReceipt,
} from '../contract'
import {
  PaymentConfigError,
  PaymentFailedError,
  PaymentInProgressError,
  PaymentUnknownError,
} from '../errors'
import { checkOrder } from './check-order'
import { createExchangePayments } from './exchange-payment'
import { createPaymentViews } from './open-payment-views'
import { exchangesKey, isSameOrder, transferOf } from './order-facts'
import { isUnknown, type RunningPayment, startPayment, undecidedError } from './running-payment'
import { createWalletPayments, type WalletPayments } from './wallet-payment'

const TIMEOUT_MS = 300_000
const EXCHANGES_STALE_MS = 60_000
const WALLET_ANSWER_MS = 1_000
/** Browsers fire a timer with a longer delay at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** The actions of one instance's views. */
export interface PayActions extends WalletPayments {
  /** Shows the review of an order, from the list of ways to pay it. */
  review(order: PaymentOrder): void
  /** Whether the user has come to the review by that way. */
  isReviewed(order: PaymentOrder): boolean
}

/** The lazy part of the plugin, created once per run. */
export interface Payments {
  readonly api: Omit<PayApi, 'pay'> & {
    /** @param options `undefined` if the page's options are no data */
    pay(options: PaymentOptions | undefined, call?: PayCallOptions): Promise<PaymentReceipt>
  }
  readonly actions: PayActions
}

export function createPayments(ctx: PayContext): Payments {
  const api = createExchangeApi(ctx.use(cloudContract))
  const exchanges = createQueries(ctx, {
    entries: (state) => state.exchanges,
    assign: (entries) => ({ exchanges: entries }),
    staleMs: EXCHANGES_STALE_MS,
  })
  /** The last payment, which may be over. */
  let last: RunningPayment | undefined
  let isChecking = false
  /** Those that are not decided. Only of the last one a caller may wait, or a wallet or exchange be asked. */
  const open = new Map<PaymentOrder, RunningPayment>()
  const current = (): RunningPayment | undefined => (last?.signal.aborted ? undefined : last)
  const isAsking = (payment: RunningPayment): boolean =>
    payment.progress().phase === 'asking' && !isUnknown(payment.progress())

  const views = createPaymentViews(ctx)
  const wallet = createWalletPayments(ctx, (order) => order && open.get(order), views)
  const exchange = createExchangePayments(ctx, api, current, views)
  const reviewed = new WeakSet<PaymentOrder>()

  /** Says so where an undecided transaction or payment would pay the same. */
  const lookBeside = (payment: RunningPayment): void => {
    const { order } = payment
    const find = (state: TransactionsState) =>
      undecidedSame(state, transferOf(order), order.asset, ({ id }) => wallet.isOwn(order, id))
    const take = (same: ReturnType<typeof find>): void => {
      const { phase } = payment.progress()
      if (same && (phase === 'choosing' || phase === 'asking'))
        payment.setBeside('sent' in same ? { hash: same.sent.id } : {})
    }
    for (const other of open.values())
      if (other !== payment && isSameOrder(other.order, order)) payment.setBeside({})
    take(find(ctx.read(transactionsContract)))
    // Those of an earlier visit may not have been read yet.
    const stop = ctx.watch(transactionsContract, find, take)
    payment.signal.addEventListener('abort', stop, { once: true })
  }

  const start = (order: PaymentOrder): RunningPayment => {
    const payment = startPayment(ctx, order)
    last = payment
    open.set(order, payment)
    payment.signal.addEventListener(
      'abort',
      () => {
        open.delete(order)
        if (payment.progress().phase === 'choosing') views.closeChoices()
      },
      { once: true },
    )
    // Nothing tells this page of the payment any more, except for a wallet that has its request open.
    const endWithRun = (): void => {
      if (!isAsking(payment)) abort(payment, undecidedError(payment.progress()))
    }
    ctx.signal.addEventListener('abort', endWithRun, { signal: payment.signal })
    lookBeside(payment)
    views.showChoices(payment)
    return payment
  }

  /** Ends the caller's wait, and the payment if nothing was submitted. */
  const expire = async (payment: RunningPayment): Promise<void> => {
    // The wallet may still approve its request, so its response is awaited.
    while (isAsking(payment)) await ctx.clock.wait(WALLET_ANSWER_MS, payment.signal)
    const progress = payment.progress()
    if (progress.phase === 'choosing') {
      payment.reject(new PaymentFailedError('timed-out'))
      return
    }
    exchange.expire(payment)
    payment.stopWaiting(undecidedError(progress))
    if (isUnknown(progress)) views.closeChoices()
  }

  const abort = (payment: RunningPayment, reason: unknown): void => {
    if (payment.progress().phase !== 'choosing') payment.stopWaiting(reason)
    else payment.reject(new ViewDismissedError('Pay'))
  }

  return {
    api: {
      async pay(options, { timeoutMs = TIMEOUT_MS, signal } = {}) {
        const before = current()
        if (isChecking || before?.isAwaited() || (before && isAsking(before)))
          throw new PaymentInProgressError()
        isChecking = true
        const run = ctx.signal
        try {
          if (!(timeoutMs > 0 && timeoutMs <= MAX_TIMEOUT_MS)) throw new PaymentConfigError('timeoutMs')
          const order = await checkOrder(ctx, options)
          // Of another run the views know no payment of this one.
          const isOver = !run.aborted && ctx.signal !== run
          if (signal?.aborted || isOver) throw new ViewDismissedError('Pay')
          const payment = start(order)
          ctx.clock
            .wait(timeoutMs, payment.signal)
            .then(() => expire(payment))
            // The payment has ended.
            .catch(() => undefined)
          const listening = new AbortController()
          signal?.addEventListener('abort', () => abort(payment, signal.reason), { signal: listening.signal })
          isChecking = false
          return await payment.wait.finally(() => listening.abort())
        } catch (error) {
          const isKnown = isLatchkeyError(error) || (signal?.aborted && error === signal.reason)
          throw isKnown ? error : new PaymentUnknownError({ cause: error })
        } finally {
          isChecking = false
        }
      },
      loadExchanges: (order) =>
        exchanges.fetch(exchangesKey(order), {
          read: async ({ signal }) => ({ items: await api.list(order, signal) }),
          skipPause: true,
        }),
      payAt: exchange.payAt,
      async chooseAgain() {
        const payment = current()
        if (!payment?.isAwaited() || !(await exchange.giveUp(payment))) return
        payment.show({ phase: 'choosing' })
        ctx.router.close('plugin')
        views.showChoices(payment)
      },
    },
    actions: {
      ...wallet,
      review(order) {
        reviewed.add(order)
        ctx.router.push('PayQuote')
      },
      isReviewed: (order) => reviewed.has(order),
    },
  }
}
