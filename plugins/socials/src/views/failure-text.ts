import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import { describeError, type StatusText } from '@latchkey/session/view-kit'
import type { useCopy } from '../copy/use-copy'

interface Failure {
  readonly error: unknown
  /** Whether the login succeeded and only connecting failed. */
  readonly isLoggedIn: boolean
}

/** The text of a failed login. The frame's own message is not used, because it is about email. */
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
