import type { Label, ViewProps } from '@latchkey/kernel'
import type { ReactNode } from 'react'
import type { SmartSessionsViews } from '../contract'
import { type CopyKey, copy } from '../copy/copy'
import { type ActionViewProps, createSessionActions } from '../session-actions'
import type { SessionsContext } from '../sessions-context'
import { CreatedView } from './created-view'
import { DetailsView } from './details-view'
import { GrantView } from './grant-view'
import { ListView } from './list-view'
import { RevokeView } from './revoke-view'

// With the dialog among its exports, a host's bundler keeps the dialog and the primitives in one file.
export { createShell } from '@latchkey/modal/shell'

export { createApi } from '../create-api'

type Views = {
  readonly [Name in keyof SmartSessionsViews]: (props: ViewProps<SmartSessionsViews[Name]>) => ReactNode
}

const titleOf =
  (key: CopyKey): Label<unknown> =>
  (t) =>
    t(key, copy[key])

const titles: Readonly<Record<keyof SmartSessionsViews, Label<unknown>>> = {
  SmartSessionList: titleOf('smart-sessions.title'),
  SmartSessionDetails: titleOf('smart-sessions.details-title'),
  SmartSessionRequest: titleOf('smart-sessions.request-title'),
  SmartSessionCreated: titleOf('smart-sessions.created-title'),
  SmartSessionRevoke: titleOf('smart-sessions.revoke-title'),
}

/** The views with the actions of this plugin's instance. One chunk: they share most of their code. */
export function createViews(ctx: SessionsContext): Views & { readonly titles: typeof titles } {
  const actions = createSessionActions(ctx)
  const withActions =
    <Args,>(View: (props: ActionViewProps<Args>) => ReactNode) =>
    ({ args }: { readonly args: Args }): ReactNode => <View actions={actions} args={args} />
  return {
    titles,
    SmartSessionList: withActions(ListView),
    SmartSessionDetails: withActions(DetailsView),
    SmartSessionRequest: withActions(GrantView),
    SmartSessionCreated: CreatedView,
    SmartSessionRevoke: withActions(RevokeView),
  }
}
