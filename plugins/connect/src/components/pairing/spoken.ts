import type { Words } from '../../attempt-words'

/** Both as a screen reader says them: a title without an end gets one. */
export function spoken({ title, hint }: Words): string {
  return /[.?!؟…]$/.test(title) ? `${title} ${hint}` : `${title}. ${hint}`
}
