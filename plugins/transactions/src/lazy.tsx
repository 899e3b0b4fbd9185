import type { Label } from '@latchkey/kernel'
import type { ViewsOf } from '@latchkey/view-kit'
import type { TransactionsViews } from './contract'
import { isStep } from './flow/request-step'
import { RequestView } from './views/request-view'
import { StatusView } from './views/status-view'

/** The title is the feature's. A page that opens a step by itself gives none. */
const title: Label = (t, step) => (isStep(step) ? step.look.title(t, undefined) : '')

export const views: ViewsOf<TransactionsViews> = {
  TransactionRequest: { component: RequestView, title },
  TransactionStatus: { component: StatusView, title },
}
