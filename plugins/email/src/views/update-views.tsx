import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { labelsOf } from '@latchkey/kernel'
import { usePluginState, useRouter, useServices, useTexts, useTranslate } from '@latchkey/kernel/react'
import {
  Button,
  ChevronIcon,
  ExternalIcon,
  IconTile,
  ListRow,
  Text,
  useSheets,
  WalletIcon,
} from '@latchkey/ui-primitives'
import { formIssue, TextField } from '@latchkey/ui-primitives/forms'
import { EmptyState, WalletDrawing } from '@latchkey/ui-primitives/lists'
import { BrowserIcon, CheckIcon, Explainer } from '@latchkey/ui-primitives/screens'
import type { ActionViewProps } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useEffect } from 'react'
import { emailContract } from '../contract'
import { type EmailActions, waitingFor } from '../email-actions'
import { texts } from '../texts'
import { CodeForm } from './code-form'
import * as css from './email-views.css'
import { failureText } from './failure-text'
import { FrameFormView, SubmitButton, useFirstFocus, useFrameForm } from './frame-form'
import { issueText, useDraft } from './login-view'
import { CodePause, useCodePause } from './resend'
import { EmailAddress, MailPicture } from './step-head'

const labelOf = labelsOf(texts)

/** The address of the user who is logged in by email and connected. */
function usePresentEmail(): string | undefined {
  return usePluginState(embeddedWalletContract, ({ login, user }) =>
    login?.provider === 'email' ? user?.email : undefined,
  )
}

/** Asks for the new address. Part: `email-change`. */
export function UpdateEmailView({ actions }: ActionViewProps<EmailActions, undefined>): ReactNode {
  const t = useTexts(texts)
  const router = useRouter(emailContract)
  const email = usePresentEmail()
  if (email !== undefined) return <UpdateEmailForm actions={actions} email={email} />
  return (
    <EmptyState
      drawing={<WalletDrawing />}
      sentence={t('email.edit-none')}
      action={<Button onClick={() => router.replace('EmailLogin')}>{t('email.continue-with')}</Button>}
    />
  )
}

interface UpdateEmailFormProps {
  readonly actions: EmailActions
  readonly email: string
}

function UpdateEmailForm({ actions, email }: UpdateEmailFormProps): ReactElement {
  const t = useTexts(texts)
  const translate = useTranslate()
  const router = useRouter(emailContract)
  const { clock } = useServices().ports
  const draft = useDraft('change')
  const waiting = usePluginState(emailContract, ({ waitingChange }) => waitingChange)
  const seconds = useCodePause()
  const form = useFrameForm({
    initial: { email: draft },
    schema: async () => (await import('./email-schema')).emailSchema,
    async submit({ email: newEmail }, signal) {
      if (newEmail.toLowerCase() === email.toLowerCase()) return [formIssue('email', 'email.unchanged')]
      const step = await actions.changeEmail(newEmail, signal)
      signal.throwIfAborted()
      if (step === 'verifyPresentEmail') router.push('UpdateEmailPrimaryOtp', { email, newEmail })
      else router.push('UpdateEmailSecondaryOtp', { newEmail })
      return []
    },
  })
  const typed = form.values.email
  const next = waitingFor(typed, waiting, clock.elapsedMs())
  // Not shown while submitting: the pause begins then, and the view is left.
  const isPaused = seconds > 0 && next === undefined && form.phase === 'editing'
  useEffect(() => actions.saveDraft('change', typed), [actions, typed])
  const field = form.field('email')
  const { ref } = useFirstFocus<HTMLInputElement>(field.ref)
  const issue = form.issue('email')
  return (
    <FrameFormView form={form} part="email-change">
      <Text as="p" tone="secondary" className={css.address}>
        {t('email.edit-hint', { email })}
      </Text>
      <TextField
        {...field}
        ref={ref}
        label={t('email.new-label')}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('email.placeholder')}
        clearLabel={t('email.clear')}
        hint={isPaused ? <CodePause seconds={seconds} /> : undefined}
        error={issue ? issueText(issue.messageKey, t) : failureText(form.failure, t, translate)}
      />
      <SubmitButton form={form} disabled={isPaused}>
        {t(next === undefined ? 'email.continue' : 'email.enter-code')}
      </SubmitButton>
      <ListRow
        part="email-upgrade-row"
        title={t('email.upgrade-row')}
        picture={
          <IconTile>
            <WalletIcon />
          </IconTile>
        }
        trailing={<ChevronIcon />}
        onClick={() => router.push('UpgradeEmailWallet')}
      />
    </FrameFormView>
  )
}

/** The field for the code that was sent to the present address. */
export function UpdatePrimaryOtpView({
  actions,
  args: { email, newEmail },
}: ActionViewProps<EmailActions, { readonly email: string; readonly newEmail: string }>): ReactNode {
  const router = useRouter(emailContract)
  return (
    <CodeForm
      email={email}
      confirm={async (code, signal) => {
        await actions.confirmPresentEmail(newEmail, code, signal)
        if (!signal.aborted) router.replace('UpdateEmailSecondaryOtp', { newEmail })
      }}
      resend={async (signal) => {
        const step = await actions.resendChange(newEmail, signal)
        signal.throwIfAborted()
        if (step === 'verifyNewEmail') router.replace('UpdateEmailSecondaryOtp', { newEmail })
      }}
    />
  )
}

/**
 * The field for the code that was sent to the new address. The frame has no message for another code alone, so the change
 * starts again, with a code of the present address first unless the frame needs none.
 */
export function UpdateSecondaryOtpView({
  actions,
  args: { newEmail },
}: ActionViewProps<EmailActions, { readonly newEmail: string }>): ReactNode {
  const router = useRouter(emailContract)
  const { notify } = useServices()
  const email = usePresentEmail()
  return (
    <CodeForm
      email={newEmail}
      resend={async (signal) => {
        const step = await actions.resendChange(newEmail, signal)
        signal.throwIfAborted()
        if (step === 'verifyPresentEmail' && email !== undefined)
          router.replace('UpdateEmailPrimaryOtp', { email, newEmail })
      }}
      confirm={async (code, signal) => {
        const changed = await actions.confirmNewEmail(code, signal)
        notify('email', {
          surface: 'banner',
          variant: 'success',
          code: 'EMAIL_CHANGED',
          text: labelOf('email.changed'),
        })
        if (!signal.aborted) router.finish(changed)
      }}
    />
  )
}

/** A row of the account settings that opens the change of address. Part: `account-email`. */
export function AccountEmail(): ReactNode {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const router = useRouter(emailContract)
  const email = usePresentEmail()
  if (email === undefined) return null
  return (
    <ListRow
      part="account-email"
      className={css.accountRow}
      title={<EmailAddress className={css.accountEmail} email={email} />}
      secondary={t('email.account-row')}
      picture={<MailPicture />}
      trailing={<ChevronIcon />}
      // Leaving without a change is no failure.
      onClick={() => void router.ask('UpdateEmailWallet').catch(() => undefined)}
    />
  )
}

const DEFAULT_URL = 'https://secure.walletconnect.org/dashboard'

const POINTS = [
  { key: 'elsewhere', Icon: WalletIcon },
  { key: 'same', Icon: CheckIcon },
  { key: 'opens', Icon: BrowserIcon },
] as const

/** Explains the upgrade and links to the page of the wallet's operator. Part: `email-upgrade`. */
export function UpgradeView(): ReactNode {
  const t = useTexts(texts)
  const url = usePluginState(emailContract, ({ upgradeUrl }) => upgradeUrl ?? DEFAULT_URL)
  return (
    <Explainer
      part="email-upgrade"
      drawing={<WalletDrawing />}
      intro={t('email.upgrade-intro')}
      points={POINTS.map(({ key, Icon }) => ({
        icon: <Icon />,
        title: t(`email.upgrade-${key}`),
        text: t(`email.upgrade-${key}-text`),
      }))}
      action={
        <ListRow
          part="email-upgrade-link"
          href={url}
          title={t('email.upgrade-open')}
          trailing={<ExternalIcon />}
        />
      }
    />
  )
}
