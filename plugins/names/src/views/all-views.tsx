import { type Label, labelsOf } from '@latchkey/kernel'
import { createShell } from '@latchkey/modal/shell'
import { provideActions, type ViewsOf } from '@latchkey/session/view-kit'
import type { NamesViews } from '../contract'
import { copy } from '../copy/copy'
import { createNameActions } from '../name-actions'
import type { NamesContext } from '../names-context'
import { ChooseView } from './choose-view'
import { RegisterView } from './register-view'
import { RequestView } from './request-view'
import { SuccessView } from './success-view'

const labelOf = labelsOf(copy)

const titles: Readonly<Record<keyof NamesViews, Label>> = {
  ChooseAccountName: labelOf('names.title'),
  RegisterAccountName: labelOf('names.form-title'),
  RegisterAccountNameRequest: labelOf('names.form-title'),
  RegisterAccountNameSuccess: labelOf('names.success-title'),
}

/** With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file. */
const beside = { createShell, titles }

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: NamesContext): ViewsOf<NamesViews> & typeof beside {
  const withActions = provideActions(createNameActions(ctx))
  return {
    ...beside,
    ChooseAccountName: ChooseView,
    RegisterAccountName: withActions(RegisterView),
    RegisterAccountNameRequest: withActions(RequestView),
    RegisterAccountNameSuccess: SuccessView,
  }
}
