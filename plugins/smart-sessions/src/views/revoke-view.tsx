import { useRouter, useTexts } from '@latchkey/kernel/react'
import type { ConnectionId } from '@latchkey/session/contract'
import type { SignedRequest } from '@latchkey/session/requests'
import { Button, Text, useSheets, ViewLayout } from '@latchkey/ui-primitives'
import { type ActionViewProps, SignedRequestScreen } from '@latchkey/view-kit'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { type RevokeAttempt, type SmartSession, smartSessionsContract } from '../contract'
import type { SessionActions } from '../session-actions'
import { texts } from '../texts'
import { SessionPermissions } from './session-permissions'
import * as css from './smart-sessions.css'

/** Asks the user first, then the wallet. Parts: `smart-session-revoke-question`, `smart-session-revoke-confirm`. */
export function RevokeView({
  actions,
  args: attempt,
}: ActionViewProps<SessionActions, RevokeAttempt>): ReactNode {
  const router = useRouter(smartSessionsContract)
  const request = actions.revocationOf(attempt)
  const isOwn = request !== undefined
  useEffect(() => {
    // A page has opened the step by itself.
    if (!isOwn) router.replace('SmartSessionList')
  }, [isOwn, router])
  const [confirmed, setConfirmed] = useState<SignedRequest<void>>()
  if (!request) return null
  // The wallet's own view may have covered this one.
  return confirmed === request || request.state().phase !== 'ready' ? (
    <Revoking request={request} connectionId={attempt.target.connectionId} />
  ) : (
    <Question session={attempt.session} onConfirm={() => setConfirmed(request)} />
  )
}

interface QuestionProps {
  readonly session: SmartSession
  readonly onConfirm: () => void
}

function Question({ session, onConfirm }: QuestionProps): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(smartSessionsContract)
  return (
    <ViewLayout
      part="smart-session-revoke-question"
      label={t('smart-sessions.revoke-title')}
      footer={
        <div className={css.list}>
          <Button
            part="smart-session-revoke-confirm"
            size="large"
            variant="primary"
            fullWidth
            onClick={onConfirm}
          >
            {t('smart-sessions.revoke')}
          </Button>
          <Button size="large" fullWidth onClick={() => router.back()}>
            {t('smart-sessions.keep')}
          </Button>
        </div>
      }
    >
      <div className={css.view}>
        <div className={css.list}>
          <Text as="h3" weight="strong">
            {t('smart-sessions.revoke-question', {
              site: session.site || t('smart-sessions.unknown-site'),
            })}
          </Text>
          <Text as="p" tone="secondary">
            {t('smart-sessions.revoke-hint')}
          </Text>
        </div>
        <SessionPermissions granted={session} />
      </div>
    </ViewLayout>
  )
}

interface RevokingProps {
  readonly request: SignedRequest<void>
  readonly connectionId: ConnectionId
}

/**
 * Parts: `smart-session-revoke-request`, `smart-session-revoke-caution`, `smart-session-revoke-ask-again`,
 * `smart-session-revoke-look-again`.
 */
function Revoking({ request, connectionId }: RevokingProps): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(smartSessionsContract)
  const finish = useCallback(() => router.finish(undefined), [router])
  return (
    <SignedRequestScreen
      part="smart-session-revoke"
      request={request}
      onDone={finish}
      connectionId={connectionId}
      // A session ends once, however often that is signed.
      mayHappenTwice={false}
      texts={{
        asking: { title: t('smart-sessions.revoking'), hint: t('smart-sessions.revoking-hint') },
        telling: { title: t('smart-sessions.ending'), hint: t('smart-sessions.ending-hint') },
        declined: { title: t('smart-sessions.not-revoked'), hint: t('smart-sessions.not-revoked-hint') },
        failed: () => ({
          title: t('smart-sessions.revoke-failed'),
          hint: t('smart-sessions.revoke-failed-hint'),
        }),
        unknown: t('smart-sessions.revoke-unknown-hint'),
        unconfirmed: { title: t('smart-sessions.unconfirmed'), hint: t('smart-sessions.unconfirmed-hint') },
      }}
    />
  )
}
