import { useRouter, useTexts } from '@latchkey/kernel/react'
import {
  type ActionViewProps,
  useWalletRequest,
  WalletPicture,
  WalletRequestScreen,
} from '@latchkey/session/view-kit'
import { Button } from '@latchkey/ui-primitives/button'
import { useSheets } from '@latchkey/ui-primitives/sheets'
import { Text } from '@latchkey/ui-primitives/text'
import { ViewLayout } from '@latchkey/ui-primitives/view-layout'
import { type ReactNode, useCallback, useState } from 'react'
import { type RevokeAttempt, smartSessionsContract } from '../contract'
import { copy } from '../copy/copy'
import type { SessionActions, SessionStep } from '../session-actions'
import { SessionPermissions } from './session-permissions'
import * as css from './smart-sessions.css'

/** Asks the user first, then the wallet. Parts: `smart-session-revoke-question`, `smart-session-revoke-confirm`. */
export function RevokeView({
  actions,
  args: attempt,
}: ActionViewProps<SessionActions, RevokeAttempt>): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(copy)
  const router = useRouter(smartSessionsContract)
  const [confirmed, setConfirmed] = useState<RevokeAttempt | undefined>(() =>
    // The wallet's own view may have covered this one.
    actions.isRevoking(attempt) ? attempt : undefined,
  )
  if (confirmed === attempt) return <Revoking actions={actions} args={attempt} />
  const { session } = attempt
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
            onClick={() => setConfirmed(attempt)}
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

/** Part: `smart-session-revoking`. */
function Revoking({ actions, args: attempt }: ActionViewProps<SessionActions, RevokeAttempt>): ReactNode {
  const t = useTexts(copy)
  const router = useRouter(smartSessionsContract)
  const { connectionId } = attempt.target
  const send = useCallback(
    (signal: AbortSignal, onStep: (step: SessionStep) => void) => actions.revoke(attempt, signal, onStep),
    [actions, attempt],
  )
  const walletRequest = useWalletRequest<void, SessionStep>(send, {
    onDone: () => router.finish(undefined),
  })
  const isTelling = walletRequest.step === 'telling-service'
  const pending = isTelling
    ? { title: t('smart-sessions.ending'), hint: t('smart-sessions.ending-hint') }
    : { title: t('smart-sessions.revoking'), hint: t('smart-sessions.revoking-hint') }
  return (
    <WalletRequestScreen
      part="smart-session-revoking"
      request={walletRequest}
      connectionId={isTelling ? undefined : connectionId}
      picture={<WalletPicture connectionId={connectionId} />}
      // No retry, because the wallet may still sign.
      retryWhenSilent={false}
      texts={{
        pending,
        silent: isTelling ? pending : { hint: pending.hint },
        declined: {
          title: t('smart-sessions.not-revoked'),
          hint: t('smart-sessions.not-revoked-hint'),
        },
        failed: {
          title: t('smart-sessions.revoke-failed'),
          hint: t('smart-sessions.revoke-failed-hint'),
        },
      }}
    />
  )
}
