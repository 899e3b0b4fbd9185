import { type Label, labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { NamesViews } from './contract'
import type { NameActions } from './name-actions'
import { texts } from './texts'
import { ChooseView } from './views/choose-view'
import { RegisterView } from './views/register-view'
import { RequestView, SuccessView } from './views/request-view'

export { createNameActions } from './name-actions'

const labelOf = labelsOf(texts)

const titles: Readonly<Record<keyof NamesViews, Label>> = {
  ChooseAccountName: labelOf('names.title'),
  RegisterAccountName: labelOf('names.form-title'),
  RegisterAccountNameRequest: labelOf('names.form-title'),
  RegisterAccountNameSuccess: labelOf('names.success-title'),
}

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(actions: NameActions): ViewsOf<NamesViews> & { readonly titles: typeof titles } {
  const withActions = provideActions(actions)
  return {
    titles,
    ChooseAccountName: ChooseView,
    RegisterAccountName: withActions(RegisterView),
    RegisterAccountNameRequest: withActions(RequestView),
    RegisterAccountNameSuccess: SuccessView,
  }
}
