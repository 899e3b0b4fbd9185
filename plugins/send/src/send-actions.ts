import type { TransactionEstimate } from '@latchkey/session/contract'
import { transactionsContract } from '@latchkey/transactions/contract'
import type { SendContext, SendDraft, SendRequest } from './contract'
import { createReceivers, type Receivers } from './resolve-receiver'
import { createSendFlow, type SendFlow } from './send-flow'
import { transferOf } from './transfer-of'

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
