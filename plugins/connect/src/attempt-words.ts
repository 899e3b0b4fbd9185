import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import type { ConnectAttempt } from './connect-attempt'
import { copy } from './copy'

export interface Words {
  readonly title: string
  readonly hint: string
}

/** What happened, and what to do next. Errors speak for themselves by their code. */
export function attemptWords(attempt: ConnectAttempt, name: string, t: Translate): Words {
  if (attempt.phase !== 'failed') {
    const { phase } = attempt
    return {
      title: t(`connecting.${phase}`, copy[`connecting.${phase}`], { name }),
      hint: t(`connecting.${phase}-hint`, copy[`connecting.${phase}-hint`], { name }),
    }
  }
  const { error } = attempt
  const known = isLatchkeyError(error) ? error : undefined
  // There are words of their own for the most usual end.
  const kind = known?.code === 'USER_REJECTED' ? 'declined' : 'failed'
  const words: Words = {
    title: t(`connecting.${kind}`, copy[`connecting.${kind}`], { name }),
    hint: t(`connecting.${kind}-hint`, copy[`connecting.${kind}-hint`], { name }),
  }
  if (!known || kind === 'declined') return words
  return {
    title: t(`error.${known.code}`, known.message),
    hint: known.recovery === undefined ? words.hint : t(`recovery.${known.code}`, known.recovery),
  }
}
