import { isLatchkeyError } from '@latchkey/kernel'
import { createQueries } from '@latchkey/kernel/queries'
import { createExchangeApi } from '../api/exchange-api'
import type { PayApi, PaymentFailure, PaymentProgress } from '../contract'
import {
  PaymentConfigError,
  PaymentFailedError,
  PaymentInProgressError,
  PaymentUnknownError,
} from '../errors'
import type { PayContext } from '../pay-context'
import { checkOrder } from './check-order'
import { createExchangePayments } from './exchange-payment'
import { exchangesKey } from './exchanges-key'
import { isUnknown } from './is-unknown'
import { createOpenProgressView } from './open-progress-view'
import { type RunningPayment, startPayment } from './running-payment'
import { createWalletPayments } from './wallet-payment'

const TIMEOUT_MS = 300_000
const EXCHANGES_STALE_MS = 60_000
const WALLET_ANSWER_MS = 1_000
/** Browsers fire a timer with a longer delay at once. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** The lazy part of the plugin, created once per instance. */
export function createPayments(ctx: PayContext): PayApi {
  const api = createExchangeApi(ctx)
  const exchanges = createQueries(ctx, {
    entries: (state) => state.exchanges,
    assign: (entries) => ({ exchanges: entries }),
    staleMs: EXCHANGES_STALE_MS,
  })
  let running: RunningPayment | 'checking' | undefined
  const current = (): RunningPayment | undefined => (running === 'checking' ? undefined : running)

  /** Shows the payment methods until one was chosen. */
  const showChoices = (payment: RunningPayment, signal?: AbortSignal): void => {
    ctx.router.ask('Pay', undefined, signal ? { signal } : {}).then(() => undefined, payment.left)
  }

  const openProgressView = createOpenProgressView(ctx)
  const wallet = createWalletPayments(ctx, current, openProgressView)
  const exchange = createExchangePayments(ctx, api, current, openProgressView)

  const expire = async (payment: RunningPayment): Promise<void> => {
    // The wallet may still approve its request, so its response is awaited.
    const isAsking = (): boolean => payment.progress().phase === 'asking' && !isUnknown(payment.progress())
    while (isAsking()) await ctx.clock.wait(WALLET_ANSWER_MS, payment.signal)
    const progress = payment.progress()
    if (progress.phase === 'choosing' || isUnknown(progress)) {
      payment.reject(new PaymentFailedError('timed-out'))
      ctx.router.close()
    } else if (progress.phase === 'at-exchange' || progress.phase === 'sent') {
      payment.failed(failureOf(progress), progress.receipt)
    }
  }

  return {
    async pay(options, { timeoutMs = TIMEOUT_MS, signal } = {}) {
      // control: pay-two-at-once
      if (running) throw new PaymentInProgressError()
      running = 'checking'
      try {
        if (!(timeoutMs > 0 && timeoutMs <= MAX_TIMEOUT_MS)) throw new PaymentConfigError('timeoutMs')
        const order = await checkOrder(ctx, options)
        const payment = startPayment(ctx, order)
        running = payment
        showChoices(payment, signal)
        ctx.clock
          .wait(timeoutMs, payment.signal)
          .then(() => expire(payment))
          // The payment has ended.
          .catch(() => undefined)
        return await payment.end
      } catch (error) {
        throw isLatchkeyError(error) ? error : new PaymentUnknownError(error)
      } finally {
        running = undefined
      }
    },
    loadExchanges: (order) =>
      exchanges.fetch(exchangesKey(order), {
        read: async ({ signal }) => ({ items: await api.list(order, signal) }),
        skipPause: true,
      }),
    estimate: wallet.estimate,
    isWaiting: wallet.isWaiting,
    send: wallet.send,
    payAt: exchange.payAt,
    async chooseAgain() {
      const payment = current()
      if (!payment || !(await exchange.giveUp(payment))) return
      payment.show({ phase: 'choosing' })
      ctx.batch(() => {
        ctx.router.close('plugin')
        showChoices(payment)
      })
    },
  }
}

/** Why a submitted payment has failed that has no outcome in time. */
function failureOf(progress: PaymentProgress): PaymentFailure {
  if (progress.phase !== 'at-exchange') return 'timed-out'
  if (progress.status === 'declined') return 'declined-by-exchange'
  return progress.status === 'says-paid' ? 'unproven' : 'timed-out'
}
