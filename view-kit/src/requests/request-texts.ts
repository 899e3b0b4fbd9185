import { isLatchkeyError, type Translate } from '@latchkey/kernel'
import { requestTexts } from '../texts'

export interface StatusText {
  /** Says what is happening. */
  readonly title: string
  /** Tells the user what to do next. */
  readonly hint: string
}

type Phase = 'pending' | 'silent' | 'done' | 'declined' | 'failed'

/** The default text of a phase, in the user's language. */
export function generalText(phase: Phase, t: Translate): StatusText {
  return {
    title: t(`wallet-request.${phase}`, requestTexts[`wallet-request.${phase}`]),
    hint: t(`wallet-request.${phase}-hint`, requestTexts[`wallet-request.${phase}-hint`]),
  }
}

/**
 * The text of an error in the user's language: `error.<code>` as title, `recovery.<code>` as hint.
 * @param fallback the text of an error that says nothing itself: of one that is not a `LatchkeyError`, and of a wallet that
 *   gave no reason. Its hint is also used if the error has no recovery.
 */
export function describeError(error: unknown, fallback: StatusText, t: Translate): StatusText {
  if (!isLatchkeyError(error) || error.code === 'WALLET_FAILED') return fallback
  const { code, message, recovery } = error
  return {
    title: t(`error.${code}`, message),
    hint: recovery === undefined ? fallback.hint : t(`recovery.${code}`, recovery),
  }
}

/** Title and hint as one announcement for screen readers. Adds a full stop to a title without final punctuation. */
export function announcementOf({ title, hint }: StatusText): string {
  return `${title}${/[.?!؟…]$/.test(title) ? '' : '.'} ${hint}`.trimEnd()
}
