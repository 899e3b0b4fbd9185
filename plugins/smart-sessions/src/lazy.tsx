import { type Label, labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { SmartSessionsViews } from './contract'
import type { SessionActions } from './session-actions'
import { texts } from './texts'
import { CreatedView } from './views/created-view'
import { DetailsView } from './views/details-view'
import { GrantView } from './views/grant-view'
import { ListView } from './views/list-view'
import { RevokeView } from './views/revoke-view'

export { createApi } from './create-api'
export { createSessionActions } from './session-actions'

const labelOf = labelsOf(texts)

const titles: Readonly<Record<keyof SmartSessionsViews, Label>> = {
  SmartSessionList: labelOf('smart-sessions.title'),
  SmartSessionDetails: labelOf('smart-sessions.details-title'),
  SmartSessionRequest: labelOf('smart-sessions.request-title'),
  SmartSessionCreated: labelOf('smart-sessions.created-title'),
  SmartSessionRevoke: labelOf('smart-sessions.revoke-title'),
}

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(
  actions: SessionActions,
): ViewsOf<SmartSessionsViews> & { readonly titles: typeof titles } {
  const withActions = provideActions(actions)
  return {
    titles,
    SmartSessionList: withActions(ListView),
    SmartSessionDetails: withActions(DetailsView),
    SmartSessionRequest: withActions(GrantView),
    SmartSessionCreated: CreatedView,
    SmartSessionRevoke: withActions(RevokeView),
  }
}
