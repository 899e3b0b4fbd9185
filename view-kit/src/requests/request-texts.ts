import { isLatchkeyError, type Translate } from '@latchkey/kernel'

export interface StatusText {
  /** Says what is happening. */
  readonly title: string
  /** Tells the user what to do next. */
  readonly hint: string
}

/** English texts for any wallet request. A view may replace them with more specific ones. */
export const requestTexts = {
  'wallet-request.pending': 'Approve in wallet',
  'wallet-request.pending-hint': 'Your wallet shows what it is asked for.',
  'wallet-request.silent': 'No answer from your wallet yet',
  'wallet-request.silent-hint': 'It may be hidden behind this window. Open it from your browser’s toolbar.',
  'wallet-request.waiting': 'Already waiting in your wallet',
  'wallet-request.waiting-hint':
    'Answer it there. If your wallet shows nothing for a while, you can ask it again.',
  'wallet-request.still-open': 'An earlier request is still open',
  'wallet-request.still-open-hint': 'Answer it in your wallet first. If you try again, both may go through.',
  'wallet-request.done': 'Approved',
  'wallet-request.done-hint': 'You’re all set.',
  'wallet-request.declined': 'Request declined',
  'wallet-request.declined-hint': 'Nothing was done.',
  'wallet-request.failed': 'The request failed',
  'wallet-request.failed-hint': 'Try again. If nothing happens, open your wallet and look there.',
  'wallet-request.unknown': 'Look into your wallet first',
  'wallet-request.unknown-twice': 'If you ask again, it may happen twice.',
  'wallet-request.not-asked-again': 'Your wallet wasn’t asked again',
  'wallet-request.look-again': 'Look again',
  'wallet-request.ask-again': 'Ask again',
  'wallet-request.ask-anyway': 'Ask again anyway',
  'wallet-request.try-again': 'Try again',
  'wallet-request.open-wallet': 'Open {name}',
  'wallet-request.open-wallet-hint': 'Open {name} and approve there, then come back.',
} as const satisfies Readonly<Record<string, string>>

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
 * @param fallback the text of an error that is not a `LatchkeyError`; its hint is also used if the error has no recovery
 */
export function describeError(error: unknown, fallback: StatusText, t: Translate): StatusText {
  if (!isLatchkeyError(error)) return fallback
  const { code, message, recovery } = error
  return {
    title: t(`error.${code}`, message),
    hint: recovery === undefined ? fallback.hint : t(`recovery.${code}`, recovery),
  }
}

/** Title and hint as one announcement for screen readers. Adds a full stop to a title without final punctuation. */
export function announcementOf({ title, hint }: StatusText): string {
  return /[.?!؟…]$/.test(title) ? `${title} ${hint}` : `${title}. ${hint}`
}
