import { type Label, labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { ReceiveContext, ReceiveViews } from './contract'
import { texts } from './texts'
import { AmountView } from './views/amount-view'
import { checkArguments } from './views/asked-payment'
import { createReceiveActions } from './views/receive-actions'
import { ReceiveView } from './views/receive-view'
import { SelectTokenView } from './views/select-token-view'

const labelOf = labelsOf(texts)

const titles: Readonly<Record<keyof ReceiveViews, Label>> = {
  WalletReceive: labelOf('receive.title'),
  WalletReceiveAmount: labelOf('receive.amount-title'),
  WalletReceiveSelectToken: labelOf('receive.token-title'),
}

/** What a host's `ask` is checked for before the views' needs are met. */
const argumentChecks = { WalletReceive: checkArguments } satisfies Partial<
  Record<keyof ReceiveViews, unknown>
>

/** The views with the actions of this plugin's instance. */
export function createViews(ctx: ReceiveContext): ViewsOf<ReceiveViews> & {
  readonly titles: typeof titles
  readonly argumentChecks: typeof argumentChecks
} {
  const withActions = provideActions(createReceiveActions(ctx))
  return {
    titles,
    argumentChecks,
    WalletReceive: withActions(ReceiveView),
    WalletReceiveAmount: withActions(AmountView),
    WalletReceiveSelectToken: withActions(SelectTokenView),
  }
}
