import type { ViewProps } from '@latchkey/kernel'
import { useRouter, useTexts } from '@latchkey/kernel/react'
import { Button, IconTile, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { KeyIcon, RequestStatus } from '@latchkey/ui-primitives/screens'
import { type ActionViewProps, SignedRequestScreen } from '@latchkey/view-kit'
import { type ReactNode, useEffect } from 'react'
import { type GrantAttempt, type SmartSessionsViews, smartSessionsContract } from '../contract'
import type { SessionActions } from '../session-actions'
import { texts } from '../texts'
import { SessionPermissions } from './session-permissions'
import * as css from './smart-sessions.css'

/**
 * Asks the wallet to grant, then the service to record it. Parts: `smart-session-request`, `smart-session-caution`,
 * `smart-session-ask-again`.
 */
export function GrantView({
  actions,
  args: attempt,
}: ActionViewProps<SessionActions, GrantAttempt>): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(smartSessionsContract)
  const request = actions.grantOf(attempt)
  const isOwn = request !== undefined
  useEffect(() => {
    // A page has opened the step by itself.
    if (!isOwn) router.replace('SmartSessionList')
  }, [isOwn, router])
  if (!request) return null
  return (
    <SignedRequestScreen
      part="smart-session"
      request={request}
      onDone={actions.showCreated}
      connectionId={attempt.target.connectionId}
      mayHappenTwice
      texts={{
        asking: { title: t('smart-sessions.asking'), hint: t('smart-sessions.asking-hint') },
        telling: { title: t('smart-sessions.recording'), hint: t('smart-sessions.recording-hint') },
        declined: { title: t('smart-sessions.declined'), hint: t('smart-sessions.declined-hint') },
        failed: () => ({ title: t('smart-sessions.failed'), hint: t('smart-sessions.failed-hint') }),
        unknown: t('smart-sessions.grant-unknown-hint'),
      }}
    />
  )
}

/** The outcome of a grant. Parts: `smart-session-created`, `smart-session-done`. */
export function CreatedView({
  args: granted,
}: ViewProps<SmartSessionsViews['SmartSessionCreated']>): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(smartSessionsContract)
  const title = t('smart-sessions.created')
  const hint = t('smart-sessions.created-hint')
  return (
    <ViewLayout
      part="smart-session-created-view"
      label={title}
      footer={
        <div className={css.list}>
          <Button
            part="smart-session-done"
            size="large"
            variant="primary"
            fullWidth
            onClick={() => router.back()}
          >
            {t('smart-sessions.done')}
          </Button>
          <Button size="large" fullWidth onClick={() => router.push('SmartSessionList')}>
            {t('smart-sessions.see-all')}
          </Button>
        </div>
      }
    >
      <div className={css.view}>
        <RequestStatus
          part="smart-session-created"
          state="done"
          picture={
            <IconTile filled>
              <KeyIcon />
            </IconTile>
          }
          title={title}
          hint={hint}
          announcement={`${title}. ${hint}`}
          actions={[]}
        />
        <SessionPermissions granted={granted} />
      </div>
    </ViewLayout>
  )
}
