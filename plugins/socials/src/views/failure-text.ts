import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import { describeError, type StatusText } from '@latchkey/session/view-kit'
import type { useCopy } from '../copy/use-copy'

/** What a failed login says. The frame's own error speaks of the login by email. */
export function failureText(error: unknown, say: ReturnType<typeof useCopy>, t: Translate): StatusText {
  if (isLatchkeyError(error) && error.code === 'FRAME_LOAD_FAILED')
    return { title: say('socials.load-failed'), hint: say('socials.load-failed-hint') }
  return describeError(error, { title: say('socials.failed'), hint: say('socials.failed-hint') }, t)
}
