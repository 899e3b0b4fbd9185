import { finishAndShow } from '@latchkey/kernel'
import type { SentTransaction, TransactionEstimate, Transfer } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { createRequests } from '@latchkey/transactions/create-requests'
import type { SendDraft, SendRequest } from './contract'
import { requestFault } from './form/check-request'
import { createReceivers, type Receivers } from './form/resolve-receiver'
import { rememberReceiver } from './recent-receivers'
import type { SendContext } from './send-context'
import { emptyDraft } from './state'
import { createRechecks, type Rechecks } from './views/recheck'

export interface Sent {
  readonly request: SendRequest
  readonly sent: SentTransaction
}

/** The actions of one instance's views. */
export interface SendActions extends Rechecks, Omit<Receivers, 'isNameCurrent'> {
  edit(change: Partial<SendDraft>): void
  /** Estimates the transfer. Rejects as `Transactions.estimate` does, and with `TRANSACTIONS_UNSUPPORTED`. */
  estimate(request: SendRequest, signal: AbortSignal): Promise<TransactionEstimate>
  /**
   * Asks the wallet, once per request: while it is pending and after it was sent the same promise is
   * returned.
   * @param again whether the user retries, which asks a wallet again that has not responded
   */
  send(request: SendRequest, again?: boolean): Promise<SentTransaction>
  /** Whether a request is pending in the wallet. */
  isWaiting(request: SendRequest): boolean
  /** Calls back when a wallet has sent a transfer. Returns a function that unsubscribes. */
  onSent(listener: (sent: Sent) => void): () => void
  /** Resolves the `ask` that opened the form with the hash, and shows the progress. */
  showSent(sent: Sent): void
}

export function createSendActions(ctx: SendContext): SendActions {
  const { isNameCurrent, ...receivers } = createReceivers(ctx)
  const requests = createRequests<SendRequest>()

  const sendOnce = async (request: SendRequest, again: boolean): Promise<SentTransaction> => {
    const { decimals, symbol } = request.token
    const { target, to, amount } = request
    ctx.state.assign({ loading: true })
    try {
      const sent = await ctx
        .use(transactionsContract)
        .send({ target, requests: [transferOf(request)], to, amount, decimals, symbol }, { again })
      const recent = rememberReceiver(ctx.state.get().recent, request)
      ctx.state.assign({ draft: emptyDraft, recent })
      ctx.events.emit('send:sent', { request, sent })
      return sent
    } catch (error) {
      ctx.events.emit('send:failed', { request, error })
      throw error
    } finally {
      ctx.state.assign({ loading: false })
    }
  }

  const estimate: SendActions['estimate'] = (request, signal) =>
    ctx.use(transactionsContract).estimate(transferOf(request), request.target, signal)

  return {
    ...receivers,
    ...createRechecks(estimate, isNameCurrent),
    edit: (change) => ctx.state.assign({ draft: { ...ctx.state.get().draft, ...change } }),
    estimate,
    send(request, again = false) {
      const fault = requestFault(request)
      if (fault) return Promise.reject(fault)
      return requests.send(request, () => sendOnce(request, again), again)
    },
    isWaiting: requests.isWaiting,
    onSent: (listener) => ctx.events.on('send:sent', listener),
    showSent: (entry) =>
      finishAndShow(ctx, { hash: entry.sent.id }, (method) =>
        ctx.router[method]('WalletSendConfirmed', entry),
      ),
  }
}

/** The transfer of a request, which is estimated, sent, and compared with the chain. */
export function transferOf({ to, amount, token }: SendRequest): Transfer {
  // control: signed-amount-differs
  return {
    type: 'transfer',
    to,
    amount,
    ...(token.address === undefined ? {} : { tokenAddress: token.address }),
  }
}
