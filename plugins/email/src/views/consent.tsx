import { connectContract } from '@latchkey/connect/contract'
import { useOptionalPlugin, usePluginState } from '@latchkey/kernel/react'
import { RequestStatus } from '@latchkey/ui-primitives/request-status'
import type { ReactElement, ReactNode } from 'react'
import { useCopy } from '../copy/use-copy'
import { MailPicture } from './mail-picture'
import { useOtherWallets } from './use-finish-login'

interface AfterConsentProps {
  readonly children: ReactNode
}

/** Its content once the user agreed to the page's terms, where the page asks for that. */
export function AfterConsent({ children }: AfterConsentProps): ReactNode {
  const hasConnect = useOptionalPlugin(connectContract) !== undefined
  return hasConnect ? <AfterConsentOfConnect>{children}</AfterConsentOfConnect> : children
}

function AfterConsentOfConnect({ children }: AfterConsentProps): ReactNode {
  const isNeeded = usePluginState(connectContract, ({ consent }) => consent === 'needed')
  // control: email-without-consent
  return isNeeded ? <ConsentMissing /> : children
}

/** Leads to the terms. Part: `consent-missing`. */
export function ConsentMissing(): ReactElement {
  const say = useCopy()
  const review = useOtherWallets()
  return (
    <RequestStatus
      part="consent-missing"
      state="stopped"
      picture={<MailPicture />}
      title={say('email.consent')}
      hint={say('email.consent-hint')}
      actions={[{ id: 'review', label: say('email.review-terms'), primary: true, onClick: review }]}
    />
  )
}
