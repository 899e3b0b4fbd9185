import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import { describeError, type StatusText } from '@latchkey/session/view-kit'
import type { useCopy } from '../copy/use-copy'

interface Failure {
  readonly error: unknown
  /** The login itself succeeded; the connection failed after it. */
  readonly isLoggedIn: boolean
}

/** The text of a failed login. The message of the frame's own error is about the login by email, so it is not used. */
export function failureText(
  { error, isLoggedIn }: Failure,
  say: ReturnType<typeof useCopy>,
  t: Translate,
): StatusText {
  if (isLatchkeyError(error) && error.code === 'FRAME_LOAD_FAILED')
    return { title: say('socials.load-failed'), hint: say('socials.load-failed-hint') }
  const hint = say(isLoggedIn ? 'socials.connect-failed-hint' : 'socials.failed-hint')
  return describeError(error, { title: say('socials.failed'), hint }, t)
}
