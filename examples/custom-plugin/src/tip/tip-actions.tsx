import { labelsOf } from '@latchkey/kernel'
import type { EvmTarget, TransactionEstimate } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import {
  checkFee,
  createFlow,
  type EstimateFee,
  type FeeCheck,
  type Flow,
  isFeeAsShown,
} from '@latchkey/transactions/flow'
import { createBalances } from './balances'
import type { Tip, TipContext, TipDraft } from './contract'
import { texts } from './texts'
import { TipFacts, useTipText } from './views/tip-facts'

/** What the views do, created once for both. */
export interface TipActions {
  readonly flow: Flow<Tip, TransactionEstimate, FeeCheck>
  readonly feeOf: EstimateFee<Tip>
  loadBalance(target: EvmTarget): Promise<void>
  saveDraft(draft: TipDraft): void
}

export function createTipActions(ctx: TipContext): TipActions {
  const { estimate } = ctx.use(transactionsContract)
  const feeOf: EstimateFee<Tip> = (tip, signal) => estimate(tip.transfer, tip.target, signal)
  const flow = createFlow<Tip, TransactionEstimate, FeeCheck>(ctx, {
    planned({ target, transfer, currency: { decimals, symbol } }) {
      const { to, amount } = transfer
      return { target, requests: [transfer], to, amount, decimals, symbol }
    },
    look: (tip) => ({
      title: labelsOf(texts)('acme-tip.title'),
      part: 'tip',
      token: tip.currency,
      useSummary: () => useTipText('acme-tip.summary', tip),
      useAskHint: () => useTipText('acme-tip.ask-hint', tip),
      useDetails: () => <TipFacts tip={tip} />,
    }),
    async recheck(tip, shown, signal) {
      const change = await checkFee(feeOf, tip, shown, signal)
      return isFeeAsShown(change) ? { kind: 'same' } : { kind: 'changed', change }
    },
    review: { view: 'acme/TipReview', show: (tip) => ctx.router.replace('acme/TipReview', tip) },
    result: ({ id }) => ({ hash: id }),
    onSent(tip, sent) {
      ctx.state.assign({ draft: undefined })
      // A copy: with the flow's own, a page could open the review of a tip that was sent.
      ctx.events.emit('acme/tip:sent', { tip: { ...tip }, sent })
    },
  })
  return {
    flow,
    feeOf,
    loadBalance: createBalances(ctx),
    saveDraft: (draft) => ctx.state.assign({ draft }),
  }
}
