import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import type { Words } from '../../attempt-words'
import { copy } from '../../copy'

export type FailureKind = 'declined' | 'offline' | 'unreachable' | 'failed'

/** A visitor without a network hears of that before anything else, unless the wallet has answered. */
export function failureKind(error: unknown, online: boolean): FailureKind {
  const code = isLatchkeyError(error) ? error.code : undefined
  if (code === 'USER_REJECTED') return 'declined'
  if (!online) return 'offline'
  return code === 'RELAY_UNREACHABLE' ? 'unreachable' : 'failed'
}

/** What happened, and what to do next. */
export function failureWords(error: unknown, kind: FailureKind, name: string, t: Translate): Words {
  const words: Words = {
    title: t(`pairing.${kind}`, copy[`pairing.${kind}`]),
    hint: t(`pairing.${kind}-hint`, copy[`pairing.${kind}-hint`], { name }),
  }
  if (kind !== 'failed' || !isLatchkeyError(error)) return words
  const { code, message, recovery } = error
  return {
    title: t(`error.${code}`, message),
    hint: recovery === undefined ? words.hint : t(`recovery.${code}`, recovery),
  }
}
