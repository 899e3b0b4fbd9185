import { useOtherMethods } from '@latchkey/connect/view-kit'
import { canRetryLogin } from '@latchkey/embedded-wallet/view-kit'
import { useTexts, useTranslate } from '@latchkey/kernel/react'
import { Button, useSheets } from '@latchkey/ui-primitives'
import { type Form, type FormOptions, useForm } from '@latchkey/ui-primitives/forms'
import { RequestStatus, RetryIcon } from '@latchkey/ui-primitives/screens'
import {
  type ReactElement,
  type ReactNode,
  type RefCallback,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { emailContract } from '../contract'
import { texts } from '../texts'
import * as css from './email-views.css'
import { isUnavailable, unavailableText } from './failure-text'
import { MailPicture } from './step-head'

/** The rendered parts of a form, independent of its fields. */
interface FrameFormParts extends Pick<Form<object>, 'phase' | 'props'> {
  readonly element: RefObject<HTMLFormElement | null>
  /** Submits as the Enter key does. */
  readonly submitNow: () => void
  /** The error of a missing frame, shown in place of the fields. */
  readonly frameFailure: unknown
}

export type FrameForm<Values> = Form<Values> & FrameFormParts

/** A form whose submission is a call of the frame. */
export function useFrameForm<Values extends object, Output>(
  options: FormOptions<Values, Output>,
): FrameForm<Values> {
  const element = useRef<HTMLFormElement>(null)
  const [frameFailure, setFrameFailure] = useState<unknown>()
  const form = useForm<Values, Output>({
    ...options,
    async submit(output, signal) {
      try {
        const issues = (await options.submit(output, signal)) ?? []
        setFrameFailure(undefined)
        return issues
      } catch (error) {
        setFrameFailure(isUnavailable(error) ? error : undefined)
        throw error
      }
    },
  })
  return { ...form, element, frameFailure, submitNow: () => element.current?.requestSubmit() }
}

/** Focuses the only field of a view. */
export function useFirstFocus<Element extends HTMLElement>(
  register: RefCallback<HTMLElement>,
): { readonly current: RefObject<Element | null>; readonly ref: RefCallback<Element> } {
  const current = useRef<Element>(null)
  useEffect(() => current.current?.focus({ preventScroll: true }), [])
  return {
    current,
    ref(element) {
      current.current = element
      register(element)
    },
  }
}

interface FrameFormViewProps {
  readonly form: FrameFormParts
  readonly part: string
  readonly children: ReactNode
}

/** The form, or the reason why it cannot be submitted and what the user can do. Part: `frame-failed`. */
export function FrameFormView({ form, part, children }: FrameFormViewProps): ReactElement {
  useSheets(css.sheets)
  return (
    <form part={part} className={css.view} ref={form.element} {...form.props}>
      {form.frameFailure ? <FrameMissing form={form} /> : children}
    </form>
  )
}

function FrameMissing({ form }: { readonly form: FrameFormParts }): ReactElement {
  const t = useTexts(texts)
  const translate = useTranslate()
  const { title, hint } = unavailableText(form.frameFailure, t, translate)
  const chooseOther = useOtherMethods(emailContract)
  const isRetrying = form.phase === 'submitting'
  const retry = {
    id: 'try-again',
    label: t('email.try-again'),
    icon: <RetryIcon />,
    primary: true,
    loading: isRetrying,
    onClick: form.submitNow,
  }
  return (
    <RequestStatus
      part="frame-failed"
      state={isRetrying ? 'pending' : 'failed'}
      picture={<MailPicture />}
      title={title}
      hint={hint}
      actions={[
        ...(canRetryLogin(form.frameFailure) ? [retry] : []),
        { id: 'other', label: t('email.other-wallet'), onClick: chooseOther },
      ]}
    />
  )
}

interface SubmitButtonProps {
  readonly form: FrameFormParts
  readonly disabled?: boolean
  readonly children: ReactNode
}

export function SubmitButton({ form, disabled = false, children }: SubmitButtonProps): ReactElement {
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      fullWidth
      disabled={disabled}
      loading={form.phase === 'submitting'}
    >
      {children}
    </Button>
  )
}
