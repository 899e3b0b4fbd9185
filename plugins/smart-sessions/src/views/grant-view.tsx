import { useRouter, useTexts } from '@latchkey/kernel/react'
import { type ActionViewProps, SignedRequestScreen } from '@latchkey/view-kit'
import { type ReactNode, useEffect } from 'react'
import { type GrantAttempt, smartSessionsContract } from '../contract'
import type { SessionActions } from '../session-actions'
import { texts } from '../texts'

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
