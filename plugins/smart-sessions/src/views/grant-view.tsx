import { isLatchkeyError } from '@latchkey/kernel'
import { usePluginState, useTranslate } from '@latchkey/kernel/react'
import { connectedWallet, sessionContract } from '@latchkey/session/contract'
import {
  describeError,
  type StatusText,
  useWalletRequest,
  WalletRequestScreen,
} from '@latchkey/session/view-kit'
import { WalletIcon } from '@latchkey/ui-primitives/icon/wallet'
import { Image } from '@latchkey/ui-primitives/image'
import { type ReactNode, useCallback } from 'react'
import type { GrantAttempt, GrantedPermissions } from '../contract'
import { useCopy } from '../copy/use-copy'
import type { ActionViewProps, SessionStep } from '../session-actions'

/** Asks the wallet to grant, then the service to record it. Part: `smart-session-request`. */
export function GrantView({ actions, args: attempt }: ActionViewProps<GrantAttempt>): ReactNode {
  const say = useCopy()
  const t = useTranslate()
  const { connectionId } = attempt.target
  const wallet = usePluginState(sessionContract, (state) => connectedWallet(state, connectionId))
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
    ? { title: say('smart-sessions.recording'), hint: say('smart-sessions.recording-hint') }
    : { title: say('smart-sessions.asking'), hint: say('smart-sessions.asking-hint') }
  const failed = (): StatusText => {
    const otherwise = { title: say('smart-sessions.failed'), hint: say('smart-sessions.failed-hint') }
    if (state.phase !== 'failed') return otherwise
    const isUnsupported = isLatchkeyError(state.error) && state.error.code === 'SMART_SESSIONS_UNSUPPORTED'
    return isUnsupported
      ? {
          title: say('smart-sessions.unsupported-wallet'),
          hint: say('smart-sessions.unsupported-wallet-hint'),
        }
      : describeError(state.error, otherwise, t)
  }
  return (
    <WalletRequestScreen
      part="smart-session-request"
      request={walletRequest}
      connectionId={isTelling ? undefined : connectionId}
      picture={<Image src={wallet?.iconUrl} size={72} fallback={<WalletIcon size={32} />} />}
      // No retry, because the wallet may still grant it.
      retryWhenSilent={false}
      texts={{
        pending,
        silent: isTelling ? pending : { hint: pending.hint },
        declined: { title: say('smart-sessions.declined'), hint: say('smart-sessions.declined-hint') },
        failed: failed(),
      }}
    />
  )
}
