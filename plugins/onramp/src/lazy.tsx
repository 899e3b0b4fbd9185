import { labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { OnrampContext, OnrampViews } from './contract'
import { createOnrampActions } from './onramp-actions'
import { texts } from './texts'
import { ActivityView } from './views/activity-view'
import { FiatSelectView } from './views/fiat-select-view'
import { ProgressView } from './views/progress-view'
import { ProvidersView, WhatIsABuyView } from './views/providers-view'
import { TokenSelectView } from './views/token-select-view'

const labelOf = labelsOf(texts)

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: OnrampContext): ViewsOf<OnrampViews> {
  const withActions = provideActions(createOnrampActions(ctx))
  return {
    OnRampProviders: { component: withActions(ProvidersView), title: labelOf('onramp.title') },
    OnRampTokenSelect: { component: withActions(TokenSelectView), title: labelOf('onramp.token-title') },
    OnRampFiatSelect: { component: withActions(FiatSelectView), title: labelOf('onramp.fiat-title') },
    BuyInProgress: { component: withActions(ProgressView), title: labelOf('onramp.title') },
    OnRampActivity: { component: withActions(ActivityView), title: labelOf('onramp.activity-title') },
    WhatIsABuy: { component: WhatIsABuyView, title: labelOf('what-is-a-buy.title') },
  }
}
