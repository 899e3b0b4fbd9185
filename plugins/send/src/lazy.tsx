import { type Label, labelsOf } from '@latchkey/kernel'
import { sessionContract } from '@latchkey/session/contract'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { SendContext, SendViews } from './contract'
import { createSendActions } from './send-flow'
import { texts } from './texts'
import { createArgumentCheck } from './views/parameters'
import { PreviewView } from './views/preview-view'
import { SelectTokenView } from './views/select-token-view'
import { SendView } from './views/send-view'

const labelOf = labelsOf(texts)

const titles: Readonly<Record<keyof SendViews, Label>> = {
  WalletSend: labelOf('send.title'),
  WalletSendSelectToken: labelOf('send.select-title'),
  WalletSendPreview: labelOf('send.preview-title'),
  WalletSendConfirmed: labelOf('send.title'),
}

/** What a host's `ask` is checked for before the views' needs are met. */
type ArgumentChecks = Readonly<Partial<Record<keyof SendViews, (args: unknown) => void>>>

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(
  ctx: SendContext,
): ViewsOf<SendViews> & { readonly titles: typeof titles } & { readonly argumentChecks: ArgumentChecks } {
  const withActions = provideActions(createSendActions(ctx))
  return {
    titles,
    argumentChecks: { WalletSend: createArgumentCheck(ctx.use(sessionContract)) },
    WalletSend: withActions(SendView),
    WalletSendSelectToken: withActions(SelectTokenView),
    WalletSendPreview: withActions(PreviewView),
    WalletSendConfirmed: withActions(PreviewView),
  }
}
