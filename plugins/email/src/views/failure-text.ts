import { isLatchkeyError, type TextOf, type Translate } from '@latchkey/kernel'
import { describeError, type StatusText } from '@latchkey/view-kit'
import type { TextKey } from '../texts'

/** The frame's message for an error whose reason it does not tell. */
const UNKNOWN = 'An error occurred'
const unavailable = /^FRAME_(?:LOAD_FAILED|STORAGE_DENIED|PAGE_NOT_ALLOWED)$/

/** Returns the text for the field's error; `undefined` if there is none or the view shows it elsewhere. */
export function failureText(failure: unknown, t: TextOf<TextKey>, translate: Translate): string | undefined {
  if (failure === undefined) return undefined
  if (!isLatchkeyError(failure)) return t('email.failed')
  const { code, message } = failure
  // Not shown as an error, because a countdown is shown beside the field.
  if (code === 'CODE_PAUSE') return undefined
  if (code === 'EMAIL_INVALID') return t('email.invalid')
  if (code !== 'FRAME_REFUSED') return translate(`error.${code}`, message)
  if (/invalid email/i.test(message)) return t('email.invalid')
  // Other messages of the frame are shown unchanged. Its general message is replaced by a translated text.
  return message === UNKNOWN ? t('email.failed') : message
}

/**
 * Returns the text for an error of the code, which ends with a request to try again: `This code is wrong. Try
 * Again`.
 */
export function codeFailureText(
  failure: unknown,
  t: TextOf<TextKey>,
  translate: Translate,
): string | undefined {
  const error = failureText(failure, t, translate)
  return error && t('email.error-try-again', { error: error.replace(/[.!。！\s]+$/, '') })
}

/** Whether the frame could not check the code, so that the code may be right. */
export function isUnchecked(failure: unknown): boolean {
  if (failure === undefined) return false
  return !isLatchkeyError(failure) || failure.code !== 'FRAME_REFUSED' || failure.message === UNKNOWN
}

/** Whether the frame could not be loaded or has no storage. */
export function isUnavailable(failure: unknown): boolean {
  return isLatchkeyError(failure) && unavailable.test(failure.code)
}

/** Returns why the frame cannot be used, and what the user can do about it. */
export function unavailableText(failure: unknown, t: TextOf<TextKey>, translate: Translate): StatusText {
  const notLoaded = { title: t('email.load-failed'), hint: t('email.load-failed-hint') }
  // The other errors have their own texts; this one is described by the texts of this plugin.
  const isKnown = isLatchkeyError(failure) && failure.code !== 'FRAME_LOAD_FAILED'
  return isKnown ? describeError(failure, notLoaded, translate) : notLoaded
}
