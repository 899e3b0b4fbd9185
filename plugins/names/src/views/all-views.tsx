import type { Label, ViewProps } from '@latchkey/kernel'
import { createShell } from '@latchkey/modal/shell'
import type { ReactNode } from 'react'
import type { NamesViews } from '../contract'
import { type CopyKey, copy } from '../copy/copy'
import { type ActionViewProps, createNameActions } from '../name-actions'
import type { NamesContext } from '../names-context'
import { ChooseView } from './choose-view'
import { RegisterView } from './register-view'
import { RequestView } from './request-view'
import { SuccessView } from './success-view'

type Views = {
  readonly [Name in keyof NamesViews]: (props: ViewProps<NamesViews[Name]>) => ReactNode
}

const titleOf =
  (key: CopyKey): Label<unknown> =>
  (t) =>
    t(key, copy[key])

const titles: Readonly<Record<keyof NamesViews, Label<unknown>>> = {
  ChooseAccountName: titleOf('names.title'),
  RegisterAccountName: titleOf('names.form-title'),
  RegisterAccountNameRequest: titleOf('names.form-title'),
  RegisterAccountNameSuccess: titleOf('names.success-title'),
}

/** With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file. */
const beside = { createShell, titles }

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: NamesContext): Views & typeof beside {
  const actions = createNameActions(ctx)
  const withActions =
    <Args,>(View: (props: ActionViewProps<Args>) => ReactNode) =>
    ({ args }: { readonly args: Args }): ReactNode => <View actions={actions} args={args} />
  return {
    ...beside,
    ChooseAccountName: ChooseView,
    RegisterAccountName: withActions(RegisterView),
    RegisterAccountNameRequest: withActions(RequestView),
    RegisterAccountNameSuccess: SuccessView,
  }
}
