import { useFinishMethod } from '@latchkey/connect/view-kit'
import { EMBEDDED_CONNECTOR_ID, embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import {
  usePlugin,
  usePluginState,
  useRouter,
  useServices,
  useTexts,
  useTranslate,
} from '@latchkey/kernel/react'
import { connectedConnections, sessionContract } from '@latchkey/session/contract'
import { Text } from '@latchkey/ui-primitives'
import { TextField } from '@latchkey/ui-primitives/forms'
import type { ActionViewProps } from '@latchkey/view-kit'
import { type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { type EmailState, emailContract } from '../contract'
import { type EmailActions, waitingFor } from '../email-actions'
import { type TextKey, texts } from '../texts'
import { Connecting, useConnecting } from './connecting'
import { failureText } from './failure-text'
import { FrameFormView, SubmitButton, useFirstFocus, useFrameForm } from './frame-form'
import { CodePause, useCodePause } from './resend'

/** Asks for the address, and connects at once if the device is known. Part: `email-login`. */
export function LoginView({ actions }: ActionViewProps<EmailActions, undefined>): ReactNode {
  /** The address for which this device is known. */
  const [known, setKnown] = useState<string>()
  const request = useConnecting({ actions, email: known })
  return known === undefined ? (
    <LoginForm actions={actions} onKnown={setKnown} />
  ) : (
    <Connecting request={request} onOtherUser={() => setKnown(undefined)} />
  )
}

interface LoginFormProps {
  readonly actions: EmailActions
  /** Called if the device is known, so that only connecting remains. */
  readonly onKnown: (email: string) => void
}

function LoginForm({ actions, onKnown }: LoginFormProps): ReactElement {
  const t = useTexts(texts)
  const translate = useTranslate()
  const router = useRouter(emailContract)
  const { clock } = useServices().ports
  const wallet = usePlugin(embeddedWalletContract)
  const draft = useDraft('login')
  const waiting = usePluginState(emailContract, (state) => state.waiting)
  const seconds = useCodePause()
  useFinishWhenConnected()
  const form = useFrameForm({
    initial: { email: draft },
    schema: async () => (await import('./email-schema')).emailSchema,
    async submit({ email }, signal) {
      const step = await actions.login(email, signal)
      signal.throwIfAborted()
      if (step === 'connect') onKnown(email)
      else router.push(step === 'verifyCode' ? 'EmailVerifyOtp' : 'EmailVerifyDevice', { email })
    },
  })
  const { email } = form.values
  useEffect(() => actions.saveDraft('login', email), [actions, email])
  // Preloads while the user enters the address.
  useEffect(() => void wallet.preload(), [wallet])
  const next = waitingFor(email, waiting, clock.elapsedMs())
  // Not shown while submitting: the pause begins then, and the view is left.
  const isPaused = seconds > 0 && next === undefined && form.phase === 'editing'
  const field = form.field('email')
  const { ref } = useFirstFocus<HTMLInputElement>(field.ref)
  const issue = form.issue('email')
  return (
    <FrameFormView form={form} part="email-login">
      <Text as="p" tone="secondary">
        {t('email.login-hint')}
      </Text>
      <TextField
        {...field}
        ref={ref}
        label={t('email.label')}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('email.placeholder')}
        clearLabel={t('email.clear')}
        hint={isPaused ? <CodePause seconds={seconds} /> : undefined}
        error={issue ? issueText(issue.messageKey, t) : failureText(form.failure, t, translate)}
      />
      <SubmitButton form={form} disabled={isPaused}>
        {t(next === 'verifyCode' ? 'email.enter-code' : 'email.continue')}
      </SubmitButton>
    </FrameFormView>
  )
}

/** The field's text when the view was opened, not updated during typing. */
export function useDraft(name: keyof EmailState['drafts']): string {
  const draft = usePluginState(emailContract, ({ drafts }) => drafts[name])
  const [first] = useState(draft)
  return first
}

/** The text of a schema's message. */
export function issueText(messageKey: string, t: (key: TextKey) => string): string {
  return isTextKey(messageKey) ? t(messageKey) : messageKey
}

function isTextKey(key: string): key is TextKey {
  return Object.hasOwn(texts, key)
}

/** Finishes the login when the wallet of the last visit, whose frame was slow, connects while the view is open. */
function useFinishWhenConnected(): void {
  const finish = useFinishMethod(emailContract)
  const isConnected = usePluginState(sessionContract, (state) =>
    connectedConnections(state).some(({ connectorId }) => connectorId === EMBEDDED_CONNECTOR_ID),
  )
  const [wasConnected] = useState(isConnected)
  useEffect(() => {
    if (isConnected && !wasConnected) finish()
  }, [isConnected, wasConnected, finish])
}
