import { type Label, labelsOf } from '@latchkey/kernel'
import type { PayViews } from './contract'
import { copy } from './copy/copy'

// With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file.
export { createShell } from '@latchkey/modal/shell'

export { createPayments } from './payment/payments'
export { LoadingView as PayLoading } from './views/loading-view'
export { PayView as Pay } from './views/pay-view'
export { QuoteView as PayQuote } from './views/quote-view'
export { RequestView as PayRequest } from './views/request-view'

const labelOf = labelsOf(copy)

export const titles: Readonly<Record<keyof PayViews, Label>> = {
  Pay: labelOf('pay.title'),
  PayQuote: labelOf('pay.quote-title'),
  PayRequest: labelOf('pay.title'),
  PayLoading: labelOf('pay.title'),
}
