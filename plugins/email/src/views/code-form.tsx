import { lazy } from '@latchkey/kernel'
import { useTexts, useTranslate } from '@latchkey/kernel/react'
import { Button } from '@latchkey/ui-primitives'
import { OtpField } from '@latchkey/ui-primitives/forms'
import { type ReactElement, useEffect, useMemo } from 'react'
import { texts } from '../texts'
import { codeFailureText, isUnchecked } from './failure-text'
import { FrameFormView, useFirstFocus, useFrameForm } from './frame-form'
import { issueText } from './login-view'
import { Resend } from './resend'
import { MailPicture, StepHead } from './step-head'

interface CodeFormProps {
  /** The address to which the code was sent. */
  readonly email: string
  readonly confirm: (code: string, signal: AbortSignal) => Promise<void>
  /** Sends another code. */
  readonly resend: (signal: AbortSignal) => Promise<void>
}

/** The field for the code of an email, submitted automatically after six digits. Part: `email-code`. */
export function CodeForm({ email, confirm, resend }: CodeFormProps): ReactElement {
  const t = useTexts(texts)
  const translate = useTranslate()
  // Loaded while the code is typed, so that checking it does not wait.
  const schema = useMemo(() => lazy(async () => (await import('./email-schema')).codeSchema), [])
  useEffect(() => void schema().catch(() => undefined), [schema])
  const form = useFrameForm({
    initial: { code: '' },
    schema,
    submit: ({ code }, signal) => confirm(code, signal),
  })
  const field = form.field('code')
  const { current: input, ref } = useFirstFocus<HTMLInputElement>(field.ref)
  const { failure } = form
  // Selected, so that the next digit replaces the code.
  useEffect(() => {
    if (failure !== undefined) input.current?.select()
  }, [failure, input])
  const issue = form.issue('code')
  const canRetry = isUnchecked(failure) && field.value !== ''
  return (
    <FrameFormView form={form} part="email-code">
      <StepHead picture={<MailPicture />} sentence={t('email.code-sent-to')} email={email} />
      <OtpField
        {...field}
        ref={ref}
        label={t('email.code')}
        hint={form.phase === 'submitting' ? t('email.checking') : undefined}
        error={issue ? issueText(issue.messageKey, t) : codeFailureText(failure, t, translate)}
        onComplete={form.submitNow}
      />
      {canRetry ? (
        <Button
          variant="primary"
          size="large"
          fullWidth
          onClick={() => {
            // The button goes away while the code is checked.
            input.current?.focus()
            form.submitNow()
          }}
        >
          {t('email.try-again')}
        </Button>
      ) : (
        <Resend
          says={{ button: 'email.resend', done: 'email.resent' }}
          resend={async (signal) => {
            await resend(signal)
            field.onChange('')
            input.current?.focus()
          }}
        />
      )}
    </FrameFormView>
  )
}
