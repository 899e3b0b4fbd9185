import { useRouter, useTexts } from '@latchkey/kernel/react'
import type { SignedRequest } from '@latchkey/session/signed-request'
import { type ActionViewProps, SignedRequestScreen } from '@latchkey/session/view-kit'
import { type ReactNode, useEffect } from 'react'
import { type NameRequest, namesContract, type RegisteredName } from '../contract'
import { copy } from '../copy/copy'
import type { NameActions } from '../name-actions'
import { failureHint } from './failure-text'

/**
 * Asks the wallet to sign, then the service to register. Back leads to the form. Parts: `register-name-request`,
 * `register-name-caution`, `register-name-ask-again`, `register-name-look-again`.
 */
export function RequestView({
  actions,
  args: request,
}: ActionViewProps<NameActions, NameRequest>): ReactNode {
  const router = useRouter(namesContract)
  const registration = actions.registrationOf(request)
  const isOwn = registration !== undefined
  useEffect(() => {
    // A page has opened the step by itself.
    if (!isOwn) router.replace('RegisterAccountName')
  }, [isOwn, router])
  return registration ? <OpenRequest actions={actions} request={request} registration={registration} /> : null
}

interface OpenRequestProps {
  readonly actions: NameActions
  readonly request: NameRequest
  readonly registration: SignedRequest<RegisteredName>
}

function OpenRequest({ actions, request: { name, target }, registration }: OpenRequestProps): ReactNode {
  const t = useTexts(copy)
  const network = target.network?.name ?? target.networkId
  return (
    <SignedRequestScreen
      part="register-name"
      request={registration}
      onDone={actions.showRegistered}
      connectionId={target.connectionId}
      // The name is registered once, however often it is signed.
      mayHappenTwice={false}
      texts={{
        asking: { title: t('names.ask'), hint: t('names.ask-hint', { name }) },
        telling: { title: t('names.registering', { name }), hint: t('names.registering-hint') },
        declined: { title: t('names.declined'), hint: t('names.declined-hint') },
        failed: (error) => ({ title: t('names.failed'), hint: failureHint(error, network, t) }),
        unknown: t('names.unknown-hint', { name }),
        unconfirmed: { title: t('names.unconfirmed', { name }), hint: t('names.unconfirmed-hint') },
      }}
    />
  )
}
