import type { ViewProps } from '@latchkey/kernel'
import { useRouter, useTexts } from '@latchkey/kernel/react'
import type { SignedRequest } from '@latchkey/session/requests'
import { IconTile, useSheets } from '@latchkey/ui-primitives'
import { CopyButton, RequestStatus, TagIcon } from '@latchkey/ui-primitives/screens'
import { type ActionViewProps, SignedRequestScreen, useNetworkName } from '@latchkey/view-kit'
import { type ReactNode, useEffect } from 'react'
import { type NameRequest, type NamesViews, namesContract, type RegisteredName } from '../contract'
import type { NameActions } from '../name-actions'
import { texts } from '../texts'
import { failureHint } from './name-form'
import * as css from './names.css'

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
  const t = useTexts(texts)
  const network = useNetworkName(target.network)
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

/** Part: `name-registered`. */
export function SuccessView({
  args: { name },
}: ViewProps<NamesViews['RegisterAccountNameSuccess']>): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(namesContract)
  const title = t('names.registered', { name })
  const hint = t('names.registered-hint')
  return (
    <div className={css.section}>
      <RequestStatus
        part="name-registered"
        state="done"
        picture={
          <IconTile filled>
            <TagIcon />
          </IconTile>
        }
        title={title}
        hint={hint}
        announcement={`${title}. ${hint}`}
        actions={[{ id: 'done', label: t('names.done'), primary: true, onClick: () => router.back() }]}
      />
      <CopyButton
        shape="button"
        size="large"
        fullWidth
        value={name}
        label={t('names.copy')}
        copiedLabel={t('names.copied')}
        failedLabel={t('names.copy-failed')}
      />
    </div>
  )
}
