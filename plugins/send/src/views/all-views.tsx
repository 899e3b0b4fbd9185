import type { Label, ViewProps } from '@latchkey/kernel'
import { createShell } from '@latchkey/modal/shell'
import type { ReactNode } from 'react'
import type { SendViews } from '../contract'
import { type CopyKey, copy } from '../copy/copy'
import { type ActionViewProps, createSendActions } from '../send-actions'
import type { SendContext } from '../send-context'
import { ConfirmedView } from './confirmed-view'
import { PreviewView } from './preview-view'
import { RequestView } from './request-view'
import { SelectTokenView } from './select-token-view'
import { SendView } from './send-view'

type Views = {
  readonly [Name in keyof SendViews]: (props: ViewProps<SendViews[Name]>) => ReactNode
}

const titleOf =
  (key: CopyKey): Label<unknown> =>
  (t) =>
    t(key, copy[key])

const titles: Readonly<Record<keyof SendViews, Label<unknown>>> = {
  WalletSend: titleOf('send.title'),
  WalletSendSelectToken: titleOf('send.select-title'),
  WalletSendPreview: titleOf('send.preview-title'),
  WalletSendRequest: titleOf('send.title'),
  WalletSendConfirmed: titleOf('send.title'),
}

/** With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file. */
const beside = { createShell, titles }

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: SendContext): Views & typeof beside {
  const actions = createSendActions(ctx)
  const withActions =
    <Args,>(View: (props: ActionViewProps<Args>) => ReactNode) =>
    ({ args }: { readonly args: Args }): ReactNode => <View actions={actions} args={args} />
  return {
    ...beside,
    WalletSend: withActions(SendView),
    WalletSendSelectToken: withActions(SelectTokenView),
    WalletSendPreview: withActions(PreviewView),
    WalletSendRequest: withActions(RequestView),
    WalletSendConfirmed: ConfirmedView,
  }
}
