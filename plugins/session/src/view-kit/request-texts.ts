import { isLatchkeyError, type Translate } from '@latchkey/kernel'

export interface StatusText {
  /** What is going on. */
  readonly title: string
  /** What to do next. */
  readonly hint: string
}

/** What is said of any request to a wallet, in English. A view says more where it knows more. */
export const requestTexts = {
  'wallet-request.pending': 'Approve in wallet',
  'wallet-request.pending-hint': 'Your wallet shows what it is asked for.',
  'wallet-request.silent': 'No answer from your wallet yet',
  'wallet-request.silent-hint': 'It may be hidden behind this window. Open it from your browser’s toolbar.',
  'wallet-request.waiting': 'Already waiting in your wallet',
  'wallet-request.waiting-hint':
    'Answer it there. If your wallet shows nothing for a while, you can ask it again.',
  'wallet-request.done': 'Approved',
  'wallet-request.done-hint': 'You’re all set.',
  'wallet-request.declined': 'Request declined',
  'wallet-request.declined-hint': 'Nothing was done.',
  'wallet-request.failed': 'The request failed',
  'wallet-request.failed-hint': 'Try again. If nothing happens, open your wallet and look there.',
  'wallet-request.try-again': 'Try again',
  'wallet-request.open-wallet': 'Open {name}',
  'wallet-request.open-wallet-hint': 'Open {name} and approve there, then come back.',
} as const satisfies Readonly<Record<string, string>>

type Phase = 'pending' | 'silent' | 'done' | 'declined' | 'failed'

/** The general text of a phase, in the user's language. */
export function generalText(phase: Phase, t: Translate): StatusText {
  return {
    title: t(`wallet-request.${phase}`, requestTexts[`wallet-request.${phase}`]),
    hint: t(`wallet-request.${phase}-hint`, requestTexts[`wallet-request.${phase}-hint`]),
  }
}

/**
 * What happened and what to do next, by the error's code: the texts `error.<code>` and `recovery.<code>`.
 * @param otherwise for an error that has no code, and the hint where the error names no recovery
 */
export function describeError(error: unknown, otherwise: StatusText, t: Translate): StatusText {
  if (!isLatchkeyError(error)) return otherwise
  const { code, message, recovery } = error
  return {
    title: t(`error.${code}`, message),
    hint: recovery === undefined ? otherwise.hint : t(`recovery.${code}`, recovery),
  }
}

/** Both in one announcement for screen readers: a title without punctuation at its end gets a full stop. */
export function announcementOf({ title, hint }: StatusText): string {
  return /[.?!؟…]$/.test(title) ? `${title} ${hint}` : `${title}. ${hint}`
}
