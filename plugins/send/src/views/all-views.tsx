import { type Label, labelsOf } from '@latchkey/kernel'
import { createShell } from '@latchkey/modal/shell'
import { provideActions, type ViewsOf } from '@latchkey/session/view-kit'
import type { SendViews } from '../contract'
import { copy } from '../copy/copy'
import { createSendActions } from '../send-actions'
import type { SendContext } from '../send-context'
import { ConfirmedView } from './confirmed-view'
import { PreviewView } from './preview-view'
import { RequestView } from './request-view'
import { SelectTokenView } from './select-token-view'
import { SendView } from './send-view'

const labelOf = labelsOf(copy)

const titles: Readonly<Record<keyof SendViews, Label>> = {
  WalletSend: labelOf('send.title'),
  WalletSendSelectToken: labelOf('send.select-title'),
  WalletSendPreview: labelOf('send.preview-title'),
  WalletSendRequest: labelOf('send.title'),
  WalletSendConfirmed: labelOf('send.title'),
}

/** With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file. */
const beside = { createShell, titles }

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: SendContext): ViewsOf<SendViews> & typeof beside {
  const withActions = provideActions(createSendActions(ctx))
  return {
    ...beside,
    WalletSend: withActions(SendView),
    WalletSendSelectToken: withActions(SelectTokenView),
    WalletSendPreview: withActions(PreviewView),
    WalletSendRequest: withActions(RequestView),
    WalletSendConfirmed: ConfirmedView,
  }
}
