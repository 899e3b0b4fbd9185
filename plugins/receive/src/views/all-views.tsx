import type { Label, ViewProps } from '@latchkey/kernel'
import { createShell } from '@latchkey/modal/shell'
import type { ReactNode } from 'react'
import type { ReceiveViews } from '../contract'
import { type CopyKey, copy } from '../copy/copy'
import type { ReceiveContext } from '../receive-context'
import { AmountView } from './amount-view'
import { type ActionViewProps, createReceiveActions } from './receive-actions'
import { ReceiveView } from './receive-view'
import { SelectTokenView } from './select-token-view'

type Views = {
  readonly [Name in keyof ReceiveViews]: (props: ViewProps<ReceiveViews[Name]>) => ReactNode
}

const titleOf =
  (key: CopyKey): Label<unknown> =>
  (t) =>
    t(key, copy[key])

const titles: Readonly<Record<keyof ReceiveViews, Label<unknown>>> = {
  WalletReceive: titleOf('receive.title'),
  WalletReceiveAmount: titleOf('receive.amount-title'),
  WalletReceiveSelectToken: titleOf('receive.token-title'),
}

/** With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file. */
const beside = { createShell, titles }

/** The views with the actions of this plugin's instance. */
export function createViews(ctx: ReceiveContext): Views & typeof beside {
  const actions = createReceiveActions(ctx)
  const withActions =
    <Args,>(View: (props: ActionViewProps<Args>) => ReactNode) =>
    ({ args }: { readonly args: Args }): ReactNode => <View actions={actions} args={args} />
  return {
    ...beside,
    WalletReceive: ReceiveView,
    WalletReceiveAmount: withActions(AmountView),
    WalletReceiveSelectToken: withActions(SelectTokenView),
  }
}
