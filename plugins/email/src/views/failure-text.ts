import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import { describeError, type StatusText } from '@latchkey/session/view-kit'
import type { Say } from '../copy/use-copy'

/** The message of a frame that gives no reason. */
const UNKNOWN = 'An error occurred'
const unavailable = /^FRAME_(?:LOAD_FAILED|STORAGE_DENIED|PAGE_NOT_ALLOWED)$/

/** The error text for the field. `undefined`: no error, or one that the view shows elsewhere. */
export function failureText(failure: unknown, say: Say, t: Translate): string | undefined {
  if (failure === undefined) return undefined
  if (!isLatchkeyError(failure)) return say('email.failed')
  const { code, message } = failure
  // The countdown is shown beside the field.
  if (code === 'CODE_PAUSE') return undefined
  if (code === 'EMAIL_INVALID') return say('email.invalid')
  if (code !== 'FRAME_REFUSED') return t(`error.${code}`, message)
  if (/invalid email/i.test(message)) return say('email.invalid')
  // The frame's own text, except for its general one, which has a translation.
  return message === UNKNOWN ? say('email.failed') : message
}

/** The error text for a code: `This code is wrong. Try Again`. */
export function codeFailureText(failure: unknown, say: Say, t: Translate): string | undefined {
  const error = failureText(failure, say, t)
  return error && say('email.error-try-again', { error: error.replace(/[.!\s]+$/, '') })
}

/** Whether the frame could not check the code, which may then be right. */
export function isUnchecked(failure: unknown): boolean {
  if (failure === undefined) return false
  return !isLatchkeyError(failure) || failure.code !== 'FRAME_REFUSED' || failure.message === UNKNOWN
}

/** Whether the frame could not be loaded or has no storage. */
export function isUnavailable(failure: unknown): boolean {
  return isLatchkeyError(failure) && unavailable.test(failure.code)
}

/** The reason why the frame cannot be used, and what the user can do. */
export function unavailableText(failure: unknown, say: Say, t: Translate): StatusText {
  const notLoaded = { title: say('email.load-failed'), hint: say('email.load-failed-hint') }
  // This plugin has no text for the error of a frame that failed to load.
  const isKnown = isLatchkeyError(failure) && failure.code !== 'FRAME_LOAD_FAILED'
  return isKnown ? describeError(failure, notLoaded, t) : notLoaded
}
