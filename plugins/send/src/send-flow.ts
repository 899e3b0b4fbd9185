import { labelsOf } from '@latchkey/kernel'
import type { TransactionEstimate } from '@latchkey/session/contract'
import { checkFee, createFlow, type FeeCheck, type Flow, isFeeAsShown } from '@latchkey/transactions/flow'
import type { SendContext, SendRequest } from './contract'
import { rememberReceiver } from './recent-receivers'
import type { Receivers } from './resolve-receiver'
import { emptyDraft } from './state'
import { texts } from './texts'
import { transferOf } from './transfer-of'
import { useAgain } from './views/send-again'
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
      useAgain: () =>
        useAgain(request, (draft) => {
          ctx.state.assign({ draft })
          ctx.router.replace('WalletSend')
        }),
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
