import type { Label, ViewProps } from '@latchkey/kernel'
import { createShell } from '@latchkey/modal/shell'
import type { ReactNode } from 'react'
import type { OnrampViews } from '../contract'
import { type CopyKey, copy } from '../copy/copy'
import { type ActionViewProps, createOnrampActions } from '../onramp-actions'
import type { OnrampContext } from '../onramp-context'
import { ActivityView } from './activity-view'
import { FiatSelectView } from './fiat-select-view'
import { ProgressView } from './progress-view'
import { ProvidersView } from './providers-view'
import { TokenSelectView } from './token-select-view'
import { WhatIsABuyView } from './what-is-a-buy-view'

type Views = {
  readonly [Name in keyof OnrampViews]: (props: ViewProps<OnrampViews[Name]>) => ReactNode
}

const titleOf =
  (key: CopyKey): Label<unknown> =>
  (t) =>
    t(key, copy[key])

const titles: Readonly<Record<keyof OnrampViews, Label<unknown>>> = {
  OnRampProviders: titleOf('onramp.title'),
  OnRampTokenSelect: titleOf('onramp.token-title'),
  OnRampFiatSelect: titleOf('onramp.fiat-title'),
  BuyInProgress: titleOf('onramp.title'),
  OnRampActivity: titleOf('onramp.activity-title'),
  WhatIsABuy: titleOf('what-is-a-buy.title'),
}

/** With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file. */
const beside = { createShell, titles }

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: OnrampContext): Views & typeof beside {
  const actions = createOnrampActions(ctx)
  const withActions =
    <Args,>(View: (props: ActionViewProps<Args>) => ReactNode) =>
    ({ args }: { readonly args: Args }): ReactNode => <View actions={actions} args={args} />
  return {
    ...beside,
    OnRampProviders: withActions(ProvidersView),
    OnRampTokenSelect: withActions(TokenSelectView),
    OnRampFiatSelect: withActions(FiatSelectView),
    BuyInProgress: withActions(ProgressView),
    OnRampActivity: withActions(ActivityView),
    WhatIsABuy: WhatIsABuyView,
  }
}
