import { embeddedWalletContract } from '@latchkey/embedded-wallet/contract'
import { codePauseLeftMs } from '@latchkey/embedded-wallet/view-kit'
import { type Label, labelsOf } from '@latchkey/kernel'
import { useAfter, usePluginState, useServices, useTexts, useTranslate } from '@latchkey/kernel/react'
import { Button, useSheets, VisuallyHidden } from '@latchkey/ui-primitives'
import { type ReactElement, useCallback, useEffect, useRef, useState } from 'react'
import { type TextKey, texts } from '../texts'
import * as css from './email-views.css'
import { failureText } from './failure-text'

const labelOf = labelsOf(texts)

interface ResendProps {
  readonly says: { readonly button: TextKey; readonly done: TextKey }
  /** Aborted when the view is left. */
  readonly resend: (signal: AbortSignal) => Promise<void>
}

/** Sends another email, at least 30 s after the last one. Part: `resend`. */
export function Resend({ says, resend }: ResendProps): ReactElement {
  useSheets(css.sheets)
  const t = useTexts(texts)
  const translate = useTranslate()
  const { notify } = useServices()
  const seconds = useCodePause()
  const [isBusy, setBusy] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  const send = async (): Promise<void> => {
    const sending = new AbortController()
    leaving.current = sending
    const { signal } = sending
    const show = (variant: 'success' | 'error', code: string, text: Label): void => {
      if (!signal.aborted) notify('email', { surface: 'banner', variant, code, text })
    }
    setBusy(true)
    try {
      await resend(signal)
      show('success', 'EMAIL_RESENT', labelOf(says.done))
    } catch (error) {
      const text = failureText(error, t, translate)
      if (text !== undefined) show('error', 'EMAIL_NOT_RESENT', () => text)
    }
    if (!signal.aborted) setBusy(false)
  }
  return (
    <Button
      part="resend"
      variant="quiet"
      size="large"
      className={css.resend}
      loading={isBusy}
      disabled={seconds > 0}
      onClick={() => void send()}
    >
      {seconds > 0 ? t('email.resend-in', { count: seconds }) : t(says.button)}
    </Button>
  )
}

/** Counts down in seconds, announced once to screen readers. Part: `code-pause`. */
export function CodePause({ seconds }: { readonly seconds: number }): ReactElement {
  const t = useTexts(texts)
  const [first] = useState(seconds)
  return (
    <span part="code-pause">
      <span aria-hidden="true">{t('email.pause', { count: seconds })}</span>
      <VisuallyHidden>{t('email.pause', { count: first })}</VisuallyHidden>
    </span>
  )
}

/** Seconds until another code may be sent, rounded up; 0 when it may be sent now. Counts down, also after a reload. */
export function useCodePause(): number {
  const { clock } = useServices().ports
  const sentAtMs = usePluginState(embeddedWalletContract, ({ codeSentAtMs }) => codeSentAtMs)
  const [, setPassed] = useState(0)
  const leftMs = codePauseLeftMs(sentAtMs, clock.now())
  const pass = useCallback(() => setPassed(leftMs), [leftMs])
  useAfter(leftMs === 0 ? undefined : leftMs % 1000 || 1000, pass)
  return Math.ceil(leftMs / 1000)
}
