import { useRouter, useTexts, useTranslate } from '@latchkey/kernel/react'
import { Button, LiveRegion, useSheets } from '@latchkey/ui-primitives'
import { RetryIcon, StatusRing } from '@latchkey/ui-primitives/screens'
import { type ActionViewProps, useWalletRequest } from '@latchkey/view-kit'
import { type ReactNode, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { type EmailStep, emailContract } from '../contract'
import type { EmailActions } from '../email-actions'
import { texts } from '../texts'
import { CodeForm } from './code-form'
import { Connecting, useConnecting } from './connecting'
import * as css from './email-views.css'
import { failureText } from './failure-text'
import { Resend } from './resend'
import { MailPicture, StepHead } from './step-head'

type VerifyProps = ActionViewProps<EmailActions, { readonly email: string }>

/** The field for the code of the email, then connecting. */
export function VerifyOtpView({ args: { email }, actions }: VerifyProps): ReactNode {
  const router = useRouter(emailContract)
  const [phase, setPhase] = useState<'code' | 'confirmed' | 'connecting'>('code')
  const request = useConnecting({ actions, email: phase === 'code' ? undefined : email })
  // Connecting is over in a moment, which is part of checking the code: another view would only flash.
  const isChecking = phase === 'confirmed' && request.state.phase === 'opening' && !request.retried
  if (phase !== 'code' && !isChecking)
    return <Connecting request={request} onOtherUser={() => router.replace('EmailLogin')} />
  return (
    <CodeForm
      email={email}
      confirm={async (code, signal) => {
        await actions.confirmCode(email, code, signal)
        signal.throwIfAborted()
        // At once, since the wallet connects when this has been rendered.
        flushSync(() => setPhase('confirmed'))
        // The form stays submitted until its view goes.
        await new Promise<never>(() => undefined)
      }}
      resend={async (signal) => {
        const step = await actions.resend(email, signal)
        signal.throwIfAborted()
        if (step === 'connect') setPhase('connecting')
        if (step === 'verifyDevice') router.replace('EmailVerifyDevice', { email })
      }}
    />
  )
}

/** Waits for the link, then goes on to the code. Part: `email-device`. */
export function VerifyDeviceView({ args: { email }, actions }: VerifyProps): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const translate = useTranslate()
  const router = useRouter(emailContract)
  const follow = useCallback(
    (step: EmailStep) =>
      step === 'connect' ? router.replace('EmailLogin') : router.replace('EmailVerifyOtp', { email }),
    [router, email],
  )
  const wait = useCallback((signal: AbortSignal) => actions.confirmDevice(email, signal), [actions, email])
  const { state, retry } = useWalletRequest(wait, { onDone: () => follow('verifyCode') })
  const failure =
    state.phase === 'failed' ? (failureText(state.error, t, translate) ?? t('email.link-failed')) : undefined
  return (
    <div part="email-device" className={css.view}>
      <StepHead
        picture={
          <StatusRing state={failure === undefined ? 'pending' : 'failed'}>
            <MailPicture />
          </StatusRing>
        }
        sentence={t('email.link-sent-to')}
        email={email}
        hint={failure ?? t('email.link-hint')}
      />
      {failure !== undefined && (
        <Button variant="primary" size="large" fullWidth icon={<RetryIcon />} onClick={retry}>
          {t('email.check-again')}
        </Button>
      )}
      <Resend
        says={{ button: 'email.resend-link', done: 'email.link-resent' }}
        resend={async (signal) => {
          const step = await actions.resend(email, signal)
          signal.throwIfAborted()
          if (step === 'verifyDevice') retry()
          else follow(step)
        }}
      />
      <LiveRegion message={failure ?? `${t('email.link-sent-to')} ${email}. ${t('email.link-hint')}`} />
    </div>
  )
}
