import { labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { NamesViews } from './contract'
import type { NameActions } from './name-actions'
import { texts } from './texts'
import { ChooseView, RegisterView } from './views/register-view'
import { RequestView, SuccessView } from './views/request-view'

export { createNameActions } from './name-actions'

const labelOf = labelsOf(texts)

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(actions: NameActions): ViewsOf<NamesViews> {
  const withActions = provideActions(actions)
  return {
    ChooseAccountName: { component: ChooseView, title: labelOf('names.title') },
    RegisterAccountName: { component: withActions(RegisterView), title: labelOf('names.form-title') },
    RegisterAccountNameRequest: { component: withActions(RequestView), title: labelOf('names.form-title') },
    RegisterAccountNameSuccess: { component: SuccessView, title: labelOf('names.success-title') },
  }
}
