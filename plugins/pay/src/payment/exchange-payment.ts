import { anySignal } from '@latchkey/kernel/async'
import { freezeCopy } from '@latchkey/kernel/freeze-copy'
import { namespaceOf } from '@latchkey/session/caip'
import { hasDecimals, sessionContract } from '@latchkey/session/contract'
import type { BuyStatus, ExchangeApi } from '../api/exchange-api'
import type { Exchange, ExchangeReceipt, PayApi, PayContext, PaymentOrder } from '../contract'
import { PaymentAssetError, PaymentNotStartedError, PaymentUnsettledError } from '../errors'
import { type ExchangeEnd, isOnChain, notifyEnd } from './exchange-end'
import type { PaymentViews } from './open-payment-views'
import { receiptBase } from './order-facts'
import { mayChooseAgain, type RunningPayment } from './running-payment'

/** Time between two reads of the status. */
const POLL_MS = 3_000
/** The same once `pay` has ended without an outcome. */
const POLL_SLOWLY_MS = 30_000
/** How long a user who wants to pay another way waits for the last read. */
const LAST_READ_MS = 2_000
/** Consecutive failed reads after which the user is told that the exchange cannot be reached. */
const UNREACHABLE_FAILURES = 3

/** Payments at an exchange, on the exchange's page. */
export interface ExchangePayments extends Pick<PayApi, 'payAt'> {
  /** Ends the attempt, unless the exchange has begun the payment. Returns whether it has ended. */
  giveUp(payment: RunningPayment): Promise<boolean>
  /** Handles the end of the payment's time: an exchange may pay later, and is asked on. */
  expire(payment: RunningPayment): void
}

export function createExchangePayments(
  ctx: PayContext,
  api: ExchangeApi,
  current: () => RunningPayment | undefined,
  views: PaymentViews,
): ExchangePayments {
  const visits = new WeakMap<RunningPayment, AbortController>()
  const isShown = (payment: RunningPayment): boolean =>
    views.shown() === 'PayLoading' && ctx.state.get().payment?.order === payment.order
  const tell = (payment: RunningPayment, end: ExchangeEnd, receipt: ExchangeReceipt): void => {
    if (!isShown(payment)) notifyEnd(ctx, payment.order, receipt, end)
  }
  const end = (
    payment: RunningPayment,
    how: Exclude<ExchangeEnd, 'undecided'>,
    receipt: ExchangeReceipt,
  ): void => {
    if (payment.signal.aborted) return
    if (how === 'paid') payment.paid(receipt)
    else payment.failed(how, receipt)
    tell(payment, how, receipt)
  }
  ctx.events.on('kernel:view-changed', ({ view }) => {
    const payment = current()
    const progress = payment?.progress()
    if (!payment || progress?.phase !== 'at-exchange' || progress.status !== 'declined') return
    // The user has left instead of taking another way, and knows why.
    if (view !== 'PayLoading') payment.failed('declined-by-exchange', progress.receipt)
  })

  /**
   * Reads the status until the payment has ended. Failed reads do not end it, because the exchange may still pay: the
   * payment's own limit does.
   */
  const poll = async (payment: RunningPayment, exchange: Exchange, signal: AbortSignal): Promise<void> => {
    for (let failures = 0; ; ) {
      await ctx.clock.wait(payment.isAwaited() ? POLL_MS : POLL_SLOWLY_MS, signal)
      const progress = payment.progress()
      if (progress.phase !== 'at-exchange') return
      const answer = await askStatus(api, exchange.id, progress.receipt.sessionId, signal)
      failures = answer ? 0 : failures + 1
      if (failures === UNREACHABLE_FAILURES) payment.show({ ...progress, isUnreachable: true })
      if (answer && (await take(payment, answer, signal))) return
    }
  }

  /**
   * Handles a status and returns whether the payment has ended. A success that the exchange reports counts only once the
   * payment is on the chain.
   */
  const take = async (payment: RunningPayment, answer: BuyStatus, signal: AbortSignal): Promise<boolean> => {
    const before = payment.progress()
    if (before.phase !== 'at-exchange') return true
    const { isUnreachable, ...progress } = before
    const receipt: ExchangeReceipt = {
      ...progress.receipt,
      ...(answer.hash === undefined ? {} : { hash: answer.hash }),
    }
    if (answer.status === 'FAILED') {
      // What was reported before may still reach the chain, and another way would pay it twice.
      const mayArrive = progress.status === 'says-paid' || receipt.hash !== undefined
      if (mayArrive) end(payment, 'unproven', receipt)
      // Nobody can take another way without the view.
      else if (isShown(payment) && payment.isAwaited())
        payment.show({ ...progress, receipt, status: 'declined' })
      else end(payment, 'declined-by-exchange', receipt)
      return true
    }
    if (answer.status !== 'SUCCESS') {
      // Nothing undoes what was reported before: the payment may have been begun, or paid.
      const isBegun = answer.status === 'IN_PROGRESS' && progress.status === 'waiting'
      const status = isBegun ? 'in-progress' : progress.status
      if (status !== progress.status || isUnreachable) payment.show({ ...progress, receipt, status })
      return false
    }
    payment.show({ ...progress, receipt, status: 'says-paid' })
    const proof =
      answer.hash === undefined ? 'unknown' : await isOnChain(ctx, payment.order, answer.hash, signal)
    if (proof === 'unknown') return false
    end(payment, proof, receipt)
    return true
  }

  /** The user may have paid since the last read, which a tab in the background repeats rarely. */
  const readAgain = async (payment: RunningPayment): Promise<void> => {
    const progress = payment.progress()
    if (progress.phase !== 'at-exchange' || progress.status !== 'waiting') return
    const { exchange, receipt } = progress
    const { signal } = visits.get(payment) ?? payment
    const answered = new AbortController()
    const late = ctx.clock
      .wait(LAST_READ_MS, anySignal([answered.signal, payment.signal]))
      .catch(() => undefined)
    const answer = askStatus(api, exchange.id, receipt.sessionId, signal).catch(() => undefined)
    const found = await Promise.race([answer, late])
    answered.abort()
    if (found && !signal.aborted) await take(payment, found, signal).catch(() => undefined)
  }

  return {
    async payAt(given, popup) {
      const exchange = freezeCopy(given)
      const payment = current()
      if (!payment?.isAwaited() || !popup || payment.progress().phase !== 'choosing') {
        popup?.close()
        throw notStarted(payment)
      }
      visits.get(payment)?.abort()
      const visit = new AbortController()
      visits.set(payment, visit)
      const signal = anySignal([visit.signal, payment.signal])
      try {
        await checkDecimals(ctx, payment.order, signal)
        const { url, sessionId } = await api.open(exchange.id, payment.order, signal)
        if (payment.progress().phase !== 'choosing') throw notStarted(payment)
        // Keeps the exchange's page from navigating this one. From now on its window is unknown to us.
        if (!popup.navigate(url, false)) throw new PaymentNotStartedError()
        const receipt: ExchangeReceipt = {
          type: 'exchange',
          exchangeId: exchange.id,
          sessionId,
          ...receiptBase(payment.order),
        }
        payment.show({
          phase: 'at-exchange',
          exchange,
          receipt,
          status: 'waiting',
        })
        ctx.events.emit('pay:sent', { receipt })
      } catch (error) {
        popup.close()
        throw error
      }
      ctx.spawn(async (runEnd) => {
        const either = anySignal([signal, runEnd])
        try {
          await poll(payment, exchange, either)
        } catch (error) {
          if (!either.aborted) throw error
        }
      })
      views.showProgress(payment)
    },
    async giveUp(payment) {
      if (!mayChooseAgain(payment.progress())) return false
      const before = views.shown()
      await readAgain(payment)
      // The user may have closed the dialog meanwhile.
      if (views.shown() !== before || !mayChooseAgain(payment.progress())) return false
      visits.get(payment)?.abort()
      return true
    },
    expire(payment) {
      const progress = payment.progress()
      if (progress.phase !== 'at-exchange') return
      const { status, receipt } = progress
      if (status === 'declined') {
        end(payment, 'declined-by-exchange', receipt)
        return
      }
      tell(payment, 'undecided', receipt)
    },
  }
}

/** An exchange is told whole tokens, which with other decimals than the contract's are another amount. */
async function checkDecimals(ctx: PayContext, { asset }: PaymentOrder, signal: AbortSignal): Promise<void> {
  const network = ctx.read(sessionContract).networks.find(({ id }) => id === asset.networkId)
  const able = await ctx.use(sessionContract).adapter(namespaceOf(asset.networkId))?.capabilities()
  if (network && !(await hasDecimals(able ?? {}, asset, network, signal)))
    throw new PaymentAssetError('paymentAsset.metadata')
}

function notStarted(payment: RunningPayment | undefined): Error {
  return payment?.progress().phase === 'asking' ? new PaymentUnsettledError() : new PaymentNotStartedError()
}

/** `undefined` if the exchange does not respond. */
async function askStatus(
  api: ExchangeApi,
  exchangeId: string,
  sessionId: string,
  signal: AbortSignal,
): Promise<BuyStatus | undefined> {
  try {
    return await api.status(exchangeId, sessionId, signal)
  } catch (error) {
    if (signal.aborted) throw error
    return undefined
  }
}
