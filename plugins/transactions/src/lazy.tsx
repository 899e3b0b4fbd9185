import type { Label } from '@latchkey/kernel'
import type { TransactionsViews } from './contract'
import { isStep } from './flow/steps'

export { RequestView as TransactionRequest } from './views/request-view'
export { StatusView as TransactionStatus } from './views/status-view'

/** The title is the feature's. A page that opens a step by itself gives none. */
const title: Label<unknown> = (t, step) => (isStep(step) ? step.look.title(t, undefined) : '')

export const titles: Readonly<Record<keyof TransactionsViews, Label<unknown>>> = {
  TransactionRequest: title,
  TransactionStatus: title,
}
