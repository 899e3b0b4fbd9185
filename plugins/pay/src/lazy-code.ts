import type { Label } from '@latchkey/kernel'
import type { PayViews } from './contract'
import { type CopyKey, copy } from './copy/copy'

// With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file.
export { createShell } from '@latchkey/modal/shell'

export { createPayments } from './payment/payments'
export { LoadingView as PayLoading } from './views/loading-view'
export { PayView as Pay } from './views/pay-view'
export { QuoteView as PayQuote } from './views/quote-view'
export { RequestView as PayRequest } from './views/request-view'

const titleOf =
  (key: CopyKey): Label<unknown> =>
  (t) =>
    t(key, copy[key])

export const titles: Readonly<Record<keyof PayViews, Label<unknown>>> = {
  Pay: titleOf('pay.title'),
  PayQuote: titleOf('pay.quote-title'),
  PayRequest: titleOf('pay.title'),
  PayLoading: titleOf('pay.title'),
}
