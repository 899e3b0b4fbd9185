import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import { describeError, type StatusText } from '@latchkey/session/view-kit'
import type { Say } from '../copy/use-copy'

/** What a frame says that gives no reason. */
const UNKNOWN = 'An error occurred'
const unavailable = /^FRAME_(?:LOAD_FAILED|STORAGE_DENIED|PAGE_NOT_ALLOWED)$/

/** What a step failed with, for the field. `undefined`: nothing, or what the view shows elsewhere. */
export function failureText(failure: unknown, say: Say, t: Translate): string | undefined {
  if (failure === undefined) return undefined
  if (!isLatchkeyError(failure)) return say('email.failed')
  const { code, message } = failure
  // The pause is counted down beside the field.
  if (code === 'CODE_PAUSE') return undefined
  if (code === 'EMAIL_INVALID') return say('email.invalid')
  if (code !== 'FRAME_REFUSED') return t(`error.${code}`, message)
  if (/invalid email/i.test(message)) return say('email.invalid')
  // The frame's own text; the general one has a translation.
  return message === UNKNOWN ? say('email.failed') : message
}

/** The same for a code: `This code is wrong. Try Again`. */
export function codeFailureText(failure: unknown, say: Say, t: Translate): string | undefined {
  const error = failureText(failure, say, t)
  return error && say('email.error-try-again', { error: error.replace(/[.!\s]+$/, '') })
}

/** The frame could not check the code, so that the same code may be right. */
export function isUnchecked(failure: unknown): boolean {
  if (failure === undefined) return false
  return !isLatchkeyError(failure) || failure.code !== 'FRAME_REFUSED' || failure.message === UNKNOWN
}

/** The frame is not there, or has no storage. */
export function isUnavailable(failure: unknown): boolean {
  return isLatchkeyError(failure) && unavailable.test(failure.code)
}

/** Why the frame cannot be used, and what the user can do. */
export function unavailableText(failure: unknown, say: Say, t: Translate): StatusText {
  const notLoaded = { title: say('email.load-failed'), hint: say('email.load-failed-hint') }
  // The error of a frame that is not there is no text of this plugin.
  const isKnown = isLatchkeyError(failure) && failure.code !== 'FRAME_LOAD_FAILED'
  return isKnown ? describeError(failure, notLoaded, t) : notLoaded
}
