import { labelsOf } from '@latchkey/kernel'
import { chainAmount, type TransactionEstimate, type Transfer } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import { checkFee, createFlow, type FeeCheck, type Flow, isFeeAsShown } from '@latchkey/transactions/flow'
import type { SendContext, SendDraft, SendRequest } from './contract'
import { rememberReceiver } from './recent-receivers'
import { createReceivers, type Receivers } from './resolve-receiver'
import { emptyDraft } from './state'
import { texts } from './texts'
import { useAskHint, useReceiverDetails, useStatusTexts, useSummary } from './views/transfer-facts'

/** Fee and name of a request, read again before the wallet is asked. */
export interface SendChange extends FeeCheck {
  /** `changed`: the name has another address. `unchecked`: it could not be resolved. */
  readonly nameIssue: 'changed' | 'unchecked' | undefined
}

export type SendFlow = Flow<SendRequest, TransactionEstimate, SendChange>

/** The way of a transfer: what is frozen, what is asked for, and what is compared before that. */
export function createSendFlow(
  ctx: SendContext,
  estimate: (request: SendRequest, signal: AbortSignal) => Promise<TransactionEstimate>,
  { isNameCurrent }: Pick<Receivers, 'isNameCurrent'>,
): SendFlow {
  return createFlow<SendRequest, TransactionEstimate, SendChange>(ctx, {
    planned: (request) => {
      const { target, token, to, amount } = request
      const { decimals, symbol } = token
      return { target, requests: [transferOf(request)], to, amount, decimals, symbol }
    },
    look: (request) => ({
      title: labelsOf(texts)('send.title'),
      part: 'send',
      token: request.token,
      useSummary: () => useSummary(request),
      useAskHint: () => useAskHint(request),
      useTexts: () => useStatusTexts(request),
      useDetails: () => useReceiverDetails(request),
    }),
    async recheck(request, shown, signal) {
      const [fee, nameIssue] = await Promise.all([
        checkFee(estimate, request, shown, signal),
        isNameCurrent(request, signal).then(
          (isCurrent) => (isCurrent ? undefined : ('changed' as const)),
          () => 'unchecked' as const,
        ),
      ])
      const isSame = isFeeAsShown(fee) && nameIssue === undefined
      return isSame ? { kind: 'same' } : { kind: 'changed', change: { ...fee, nameIssue } }
    },
    review: {
      view: 'WalletSendPreview',
      show: (request) => ctx.router.replace('WalletSendPreview', request),
    },
    result: ({ id }) => ({ hash: id }),
    onSent(request, sent) {
      const recent = rememberReceiver(ctx.state.get().recent, request)
      ctx.state.assign({ draft: emptyDraft, recent })
      // A copy: with its own request a page could open the review of what was sent.
      ctx.events.emit('send:sent', { request: { ...request }, sent })
    },
    onFailed: (request, error) => ctx.events.emit('send:failed', { request: { ...request }, error }),
  })
}

/**
 * The transfer of a request, which is estimated, sent, and compared with the chain. The amount of the request is what wallets
 * show, of which the chain has another one where the token has a scale.
 */
export function transferOf({ to, amount, token }: SendRequest): Transfer {
  return {
    type: 'transfer',
    to,
    amount: chainAmount(amount, token),
    ...(token.address === undefined ? {} : { tokenAddress: token.address }),
    ...(token.scale && { shownAmount: amount }),
  }
}

/** The actions of one instance's views. */
export interface SendActions extends Omit<Receivers, 'isNameCurrent'> {
  edit(change: Partial<SendDraft>): void
  /** Estimates the transfer. Rejects as `Transactions.estimate` does, and with `TRANSACTIONS_UNSUPPORTED`. */
  estimate(request: SendRequest, signal: AbortSignal): Promise<TransactionEstimate>
  readonly flow: SendFlow
}

export function createSendActions(ctx: SendContext): SendActions {
  const { isNameCurrent, ...receivers } = createReceivers(ctx)
  const estimate: SendActions['estimate'] = (request, signal) =>
    ctx.use(transactionsContract).estimate(transferOf(request), request.target, signal)
  return {
    ...receivers,
    edit: (change) => ctx.state.assign({ draft: { ...ctx.state.get().draft, ...change } }),
    estimate,
    flow: createSendFlow(ctx, estimate, { isNameCurrent }),
  }
}
