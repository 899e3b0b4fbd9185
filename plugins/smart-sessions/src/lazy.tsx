import { labelsOf } from '@latchkey/kernel'
import { provideActions, type ViewsOf } from '@latchkey/view-kit'
import type { SmartSessionsViews } from './contract'
import type { SessionActions } from './session-actions'
import { texts } from './texts'
import { DetailsView } from './views/details-view'
import { CreatedView, GrantView } from './views/grant-view'
import { ListView } from './views/list-view'
import { RevokeView } from './views/revoke-view'

export { createApi } from './create-api'
export { createSessionActions } from './session-actions'

const labelOf = labelsOf(texts)

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(actions: SessionActions): ViewsOf<SmartSessionsViews> {
  const withActions = provideActions(actions)
  return {
    SmartSessionList: { component: withActions(ListView), title: labelOf('smart-sessions.title') },
    SmartSessionDetails: {
      component: withActions(DetailsView),
      title: labelOf('smart-sessions.details-title'),
    },
    SmartSessionRequest: {
      component: withActions(GrantView),
      title: labelOf('smart-sessions.request-title'),
    },
    SmartSessionCreated: { component: CreatedView, title: labelOf('smart-sessions.details-title') },
    SmartSessionRevoke: { component: withActions(RevokeView), title: labelOf('smart-sessions.revoke-title') },
  }
}
