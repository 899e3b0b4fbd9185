import { type Label, labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { OnrampContext, OnrampViews } from './contract'
import { createOnrampActions } from './onramp-actions'
import { texts } from './texts'
import { ActivityView } from './views/activity-view'
import { FiatSelectView } from './views/fiat-select-view'
import { ProgressView } from './views/progress-view'
import { ProvidersView } from './views/providers-view'
import { TokenSelectView } from './views/token-select-view'
import { WhatIsABuyView } from './views/what-is-a-buy-view'

const labelOf = labelsOf(texts)

const titles: Readonly<Record<keyof OnrampViews, Label>> = {
  OnRampProviders: labelOf('onramp.title'),
  OnRampTokenSelect: labelOf('onramp.token-title'),
  OnRampFiatSelect: labelOf('onramp.fiat-title'),
  BuyInProgress: labelOf('onramp.title'),
  OnRampActivity: labelOf('onramp.activity-title'),
  WhatIsABuy: labelOf('what-is-a-buy.title'),
}

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: OnrampContext): ViewsOf<OnrampViews> & { readonly titles: typeof titles } {
  const withActions = provideActions(createOnrampActions(ctx))
  return {
    titles,
    OnRampProviders: withActions(ProvidersView),
    OnRampTokenSelect: withActions(TokenSelectView),
    OnRampFiatSelect: withActions(FiatSelectView),
    BuyInProgress: withActions(ProgressView),
    OnRampActivity: withActions(ActivityView),
    WhatIsABuy: WhatIsABuyView,
  }
}
