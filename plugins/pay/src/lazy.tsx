import { type Label, labelsOf } from '@latchkey/kernel'
import { createShell } from '@latchkey/modal/shell'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { PayViews } from './contract'
import { copy } from './copy/copy'
import type { Payments } from './payment/payments'
import { LoadingView } from './views/loading-view'
import { PayView } from './views/pay-view'
import { QuoteView } from './views/quote-view'

export { createPayments } from './payment/payments'

const labelOf = labelsOf(copy)

const titles: Readonly<Record<keyof PayViews, Label>> = {
  Pay: labelOf('pay.title'),
  PayQuote: labelOf('pay.quote-title'),
  PayLoading: labelOf('pay.title'),
}

/** With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file. */
const beside = { createShell, titles }

/** The views of one instance's payments. */
export function createViews({ actions }: Payments): ViewsOf<PayViews> & typeof beside {
  const withActions = provideActions(actions)
  return {
    ...beside,
    Pay: withActions(PayView),
    PayQuote: withActions(QuoteView),
    PayLoading: LoadingView,
  }
}
