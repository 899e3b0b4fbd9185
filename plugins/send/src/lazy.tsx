import { labelsOf } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { SendContext, SendViews } from './contract'
import { createSendActions } from './send-actions'
import { texts } from './texts'
import { createArgumentCheck } from './views/parameters'
import { ReviewView } from './views/review-view'
import { SelectTokenView } from './views/select-token-view'
import { SendView } from './views/send-view'

const labelOf = labelsOf(texts)

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: SendContext): ViewsOf<SendViews> {
  const withActions = provideActions(createSendActions(ctx))
  return {
    WalletSend: {
      component: withActions(SendView),
      title: labelOf('send.title'),
      checkArgs: createArgumentCheck(ctx.use(sessionContract)),
    },
    WalletSendSelectToken: { component: withActions(SelectTokenView), title: labelOf('send.select-title') },
    WalletSendPreview: { component: withActions(ReviewView), title: labelOf('send.preview-title') },
    WalletSendConfirmed: { component: withActions(ReviewView), title: labelOf('send.title') },
  }
}
