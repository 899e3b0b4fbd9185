import { labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { PayViews } from './contract'
import type { Payments } from './payment/payments'
import { texts } from './texts'
import { LoadingView } from './views/loading-view'
import { PayView } from './views/pay-view'
import { QuoteView } from './views/quote-view'

export { createPayments } from './payment/payments'

const labelOf = labelsOf(texts)

/** The views of one instance's payments. */
export function createViews({ actions }: Payments): ViewsOf<PayViews> {
  const withActions = provideActions(actions)
  return {
    Pay: { component: withActions(PayView), title: labelOf('pay.title') },
    PayQuote: { component: withActions(QuoteView), title: labelOf('pay.quote-title') },
    PayLoading: { component: LoadingView, title: labelOf('pay.title') },
  }
}
