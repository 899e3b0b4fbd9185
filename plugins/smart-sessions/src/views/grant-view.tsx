import { isLatchkeyError } from '@latchkey/kernel'
import { useTexts, useTranslate } from '@latchkey/kernel/react'
import {
  type ActionViewProps,
  describeError,
  type StatusText,
  useWalletRequest,
  WalletPicture,
  WalletRequestScreen,
} from '@latchkey/session/view-kit'
import { type ReactNode, useCallback } from 'react'
import type { GrantAttempt, GrantedPermissions } from '../contract'
import { copy } from '../copy/copy'
import type { SessionActions, SessionStep } from '../session-actions'

/** Asks the wallet to grant, then the service to record it. Part: `smart-session-request`. */
export function GrantView({
  actions,
  args: attempt,
}: ActionViewProps<SessionActions, GrantAttempt>): ReactNode {
  const t = useTexts(copy)
  const translate = useTranslate()
  const { connectionId } = attempt.target
  const send = useCallback(
    (signal: AbortSignal, onStep: (step: SessionStep) => void) => actions.grant(attempt, signal, onStep),
    [actions, attempt],
  )
  const walletRequest = useWalletRequest<GrantedPermissions, SessionStep>(send, {
    onDone: actions.showCreated,
  })
  const { state, step } = walletRequest
  const isTelling = step === 'telling-service'
  const pending = isTelling
    ? { title: t('smart-sessions.recording'), hint: t('smart-sessions.recording-hint') }
    : { title: t('smart-sessions.asking'), hint: t('smart-sessions.asking-hint') }
  const failed = (): StatusText => {
    const otherwise = { title: t('smart-sessions.failed'), hint: t('smart-sessions.failed-hint') }
    if (state.phase !== 'failed') return otherwise
    const isUnsupported = isLatchkeyError(state.error) && state.error.code === 'SMART_SESSIONS_UNSUPPORTED'
    return isUnsupported
      ? {
          title: t('smart-sessions.unsupported-wallet'),
          hint: t('smart-sessions.unsupported-wallet-hint'),
        }
      : describeError(state.error, otherwise, translate)
  }
  return (
    <WalletRequestScreen
      part="smart-session-request"
      request={walletRequest}
      connectionId={isTelling ? undefined : connectionId}
      picture={<WalletPicture connectionId={connectionId} />}
      // No retry, because the wallet may still grant it.
      retryWhenSilent={false}
      texts={{
        pending,
        silent: isTelling ? pending : { hint: pending.hint },
        declined: { title: t('smart-sessions.declined'), hint: t('smart-sessions.declined-hint') },
        failed: failed(),
      }}
    />
  )
}
