import { labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { ReceiveContext, ReceiveViews } from './contract'
import { texts } from './texts'
import { AmountView } from './views/amount-view'
import { checkArguments } from './views/asked-payment'
import { createReceiveActions } from './views/receive-actions'
import { ReceiveView } from './views/receive-view'
import { SelectTokenView } from './views/select-token-view'

const labelOf = labelsOf(texts)

/** The views with the actions of this plugin's instance. */
export function createViews(ctx: ReceiveContext): ViewsOf<ReceiveViews> {
  const withActions = provideActions(createReceiveActions(ctx))
  return {
    WalletReceive: {
      component: withActions(ReceiveView),
      title: labelOf('receive.title'),
      checkArgs: checkArguments,
    },
    WalletReceiveAmount: { component: withActions(AmountView), title: labelOf('receive.amount-title') },
    WalletReceiveSelectToken: {
      component: withActions(SelectTokenView),
      title: labelOf('receive.token-title'),
    },
  }
}
