import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import { copy } from './copy'
import type { SwitchAttempt } from './switch-attempt'

export interface Words {
  readonly title: string
  readonly hint: string
}

/** What happened, and what to do next. Errors speak for themselves by their code. */
export function switchWords(attempt: SwitchAttempt, name: string, t: Translate): Words {
  const own = (phase: 'waiting' | 'silent' | 'declined' | 'failed'): Words => ({
    title: t(`switch.${phase}`, copy[`switch.${phase}`], { name }),
    hint: t(`switch.${phase}-hint`, copy[`switch.${phase}-hint`], { name }),
  })
  if (attempt.phase === 'done') return own('waiting')
  if (attempt.phase !== 'failed') return own(attempt.phase)
  const known = isLatchkeyError(attempt.error) ? attempt.error : undefined
  if (!known) return own('failed')
  // The most usual end has words of its own.
  if (known.code === 'USER_REJECTED') return own('declined')
  return {
    title: t(`error.${known.code}`, known.message),
    hint: known.recovery === undefined ? own('failed').hint : t(`recovery.${known.code}`, known.recovery),
  }
}
