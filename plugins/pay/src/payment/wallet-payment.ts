import { type SentTransaction, sessionContract } from '@latchkey/session/contract'
import { type TransactionResult, transactionsContract } from '@latchkey/transactions/contract'
import { createRequests } from '@latchkey/transactions/create-requests'
import { resultOf, transactionEnd, transactionHash } from '@latchkey/transactions/transaction-end'
import type {
  PayApi,
  PaymentFailure,
  PaymentOrder,
  PaymentProgress,
  WalletPayment,
  WalletReceipt,
} from '../contract'
import { PaymentNotStartedError, PaymentTargetChangedError, PaymentUnprovableError } from '../errors'
import type { PayContext } from '../pay-context'
import { isUnknown } from './is-unknown'
import { mayHaveBeenSent } from './may-have-been-sent'
import { receiptBase, transferOf } from './order-facts'
import type { RunningPayment } from './running-payment'

type SentProgress = Extract<PaymentProgress, { readonly phase: 'sent' }>

/** Payments by the connected wallet. */
export function createWalletPayments(
  ctx: PayContext,
  current: () => RunningPayment | undefined,
  openProgressView: (payment: RunningPayment) => void,
): Pick<PayApi, 'estimate' | 'send' | 'isWaiting'> {
  const pending = ctx.use(transactionsContract)
  /** A wallet has not said whether it has sent their payment. */
  const unknown = new WeakSet<PaymentOrder>()
  /** What was sent for a payment and has no outcome: two transactions, if the user has approved a repeated request too. */
  const unsettled = new WeakMap<RunningPayment, readonly SentProgress[]>()
  const unsettledOf = (payment: RunningPayment) => unsettled.get(payment) ?? []
  /** Choosing is free again only once no wallet may send the order's payment any more. */
  const requests = createRequests<PaymentOrder>((order) => {
    const payment = current()
    if (payment?.order !== order || payment.progress().phase !== 'asking') return
    // Another request for the order is still open in the wallet.
    // control: refusal-ends-a-later-request
    if (requests.isWaiting(order)) return
    payment.show(unknown.has(order) ? { phase: 'asking', isUnknown: true } : { phase: 'choosing' })
  })

  const sendOnce = async (request: WalletPayment, again: boolean): Promise<SentTransaction> => {
    const { order, target } = request
    const payment = current()
    if (!payment || payment.order !== order || !mayAsk(payment.progress(), again))
      throw new PaymentNotStartedError()
    // control: pay-on-another-network
    if (target.networkId !== order.asset.networkId) throw new PaymentTargetChangedError()
    const { decimals, symbol } = order.asset
    const { recipient: to, amount } = order
    payment.show({ phase: 'asking' })
    const { signal } = ctx
    await requireProof(ctx, request, signal)
    const sent = await pending
      .send({ target, requests: [transferOf(order)], to, amount, decimals, symbol }, { again })
      .catch((error: unknown) => {
        // control: pay-unknown-taken-for-unpaid
        if (mayHaveBeenSent(error, signal)) unknown.add(order)
        throw error
      })
    follow(payment, sent)
    return sent
  }

  const follow = (payment: RunningPayment, sent: SentTransaction): void => {
    const receipt: WalletReceipt = {
      type: 'wallet',
      hash: sent.id,
      from: sent.from,
      ...receiptBase(payment.order),
    }
    const progress = { phase: 'sent', receipt, sent } as const
    unsettled.set(payment, [...unsettledOf(payment), progress])
    payment.show(progress)
    ctx.events.emit('pay:sent', { receipt })
    const stop = ctx.watch(
      transactionsContract,
      (state) => resultOf(state, sent),
      (result) => {
        if (!result) return
        const others = unsettledOf(payment).filter((one) => one !== progress)
        unsettled.set(payment, others)
        const other = others.at(-1)
        // control: pay-failed-beside-another-sent
        if (other && failureOf(result, payment.order)) {
          payment.show(other)
          return
        }
        // Where it can be looked up, also when the wallet sent it on another network than the order's.
        // control: pay-receipt-of-another-network
        const networkId = result.foundOn ?? receipt.networkId
        settle(payment, { ...receipt, networkId, hash: transactionHash({ sent, result }) ?? sent.id }, result)
      },
    )
    payment.signal.addEventListener('abort', stop, { once: true })
    openProgressView(payment)
  }

  return {
    async estimate(request, signal) {
      await requireProof(ctx, request, signal)
      return pending.estimate(transferOf(request.order), request.target, signal)
    },
    // One request per order, even if another account was chosen to pay it.
    send: (request, again = false) => requests.send(request.order, () => sendOnce(request, again), again),
    isWaiting: ({ order }) => requests.isWaiting(order),
  }
}

/** Rejects, before a wallet is asked, what nobody could tell from nothing afterwards. */
async function requireProof(
  ctx: PayContext,
  { order, target }: WalletPayment,
  signal: AbortSignal,
): Promise<void> {
  const able = (await ctx.use(sessionContract).adapter(target.namespace)?.capabilities())?.transactions
  // control: unprovable-payment-asked-of-the-wallet
  if ((await able?.canProve?.(transferOf(order), target, signal)) === false)
    throw new PaymentUnprovableError()
}

/** Whether a wallet may be asked: beside an earlier request only if the user knows of it. */
function mayAsk(progress: PaymentProgress, again: boolean): boolean {
  return progress.phase === 'choosing' || (progress.phase === 'asking' && (again || isUnknown(progress)))
}

function settle(payment: RunningPayment, receipt: WalletReceipt, result: TransactionResult): void {
  const failure = failureOf(result, payment.order)
  if (failure) payment.failed(failure, receipt)
  else payment.paid(receipt)
}

/** `undefined` if the order is paid. Like the server, it counts what arrived, also where something else was called. */
function failureOf(result: TransactionResult, { amount }: PaymentOrder): PaymentFailure | undefined {
  const { arrived, foundOn } = result
  const end = transactionEnd(result)
  const isDone = end === 'confirmed' || end === 'repriced' || end === 'different'
  // control: part-paid-taken-for-paid
  if (isDone && arrived !== undefined && foundOn === undefined && BigInt(arrived) < BigInt(amount))
    return BigInt(arrived) === 0n ? 'not-arrived' : 'arrived-less'
  // control: pay-failure-taken-for-paid
  return end === 'confirmed' || end === 'repriced' ? undefined : end
}
