import { useTexts } from '@latchkey/kernel/react'
import {
  type ActionViewProps,
  useWalletRequest,
  WalletPicture,
  WalletRequestScreen,
} from '@latchkey/session/view-kit'
import { type ReactNode, useCallback } from 'react'
import type { NameRequest, RegisteredName } from '../contract'
import { copy } from '../copy/copy'
import type { NameActions } from '../name-actions'
import type { RegistrationStep } from '../register-name'
import { failureHint } from './failure-text'

/**
 * Asks the wallet to sign, then the service to register. Back leads to the form. Part:
 * `register-name-request`.
 */
export function RequestView({
  actions,
  args: request,
}: ActionViewProps<NameActions, NameRequest>): ReactNode {
  const t = useTexts(copy)
  const { name, target } = request
  const register = useCallback(
    (signal: AbortSignal, onStep: (step: RegistrationStep) => void) =>
      actions.register(request, signal, onStep),
    [actions, request],
  )
  const walletRequest = useWalletRequest<RegisteredName, RegistrationStep>(register, {
    onDone: actions.showRegistered,
  })
  const { state, step } = walletRequest
  const isRegistering = step === 'registering'
  const pending = isRegistering
    ? { title: t('names.registering', { name }), hint: t('names.registering-hint') }
    : { title: t('names.ask'), hint: t('names.ask-hint', { name }) }
  const network = target.network?.name ?? target.networkId
  return (
    <WalletRequestScreen
      part="register-name-request"
      request={walletRequest}
      connectionId={isRegistering ? undefined : target.connectionId}
      picture={<WalletPicture connectionId={target.connectionId} />}
      // No retry, because the wallet may still sign and the service register.
      retryWhenSilent={false}
      texts={{
        pending,
        silent: isRegistering ? pending : { hint: pending.hint },
        declined: { title: t('names.declined'), hint: t('names.declined-hint') },
        failed: {
          title: t('names.failed'),
          hint: state.phase === 'failed' ? failureHint(state.error, network, t) : t('names.failed-hint'),
        },
      }}
    />
  )
}
