import { isLatchkeyError, type TextOf, type Translate } from '@latchkey/kernel'
import { describeError, type StatusText } from '@latchkey/session/view-kit'
import type { CopyKey } from '../copy/copy'

interface Failure {
  readonly error: unknown
  /** Whether the login succeeded and only connecting failed. */
  readonly isLoggedIn: boolean
}

/** The text of a failed login. The frame's own message is not used, because it is about email. */
export function failureText(
  { error, isLoggedIn }: Failure,
  t: TextOf<CopyKey>,
  translate: Translate,
): StatusText {
  if (isLatchkeyError(error) && error.code === 'FRAME_LOAD_FAILED')
    return { title: t('socials.load-failed'), hint: t('socials.load-failed-hint') }
  const hint = t(isLoggedIn ? 'socials.connect-failed-hint' : 'socials.failed-hint')
  return describeError(error, { title: t('socials.failed'), hint }, translate)
}
