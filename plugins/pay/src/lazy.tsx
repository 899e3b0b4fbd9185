import { type Label, labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { PayViews } from './contract'
import type { Payments } from './payment/payments'
import { texts } from './texts'
import { LoadingView } from './views/loading-view'
import { PayView } from './views/pay-view'
import { QuoteView } from './views/quote-view'

export { createPayments } from './payment/payments'

const labelOf = labelsOf(texts)

const titles: Readonly<Record<keyof PayViews, Label>> = {
  Pay: labelOf('pay.title'),
  PayQuote: labelOf('pay.quote-title'),
  PayLoading: labelOf('pay.title'),
}

/** The views of one instance's payments. */
export function createViews({ actions }: Payments): ViewsOf<PayViews> & { readonly titles: typeof titles } {
  const withActions = provideActions(actions)
  return {
    titles,
    Pay: withActions(PayView),
    PayQuote: withActions(QuoteView),
    PayLoading: LoadingView,
  }
}
