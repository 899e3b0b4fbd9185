import { useSlot } from '@latchkey/kernel/react'
import { signInSources } from '@latchkey/session/contract'
import type { StatusText } from './request-texts'

/**
 * The text of a connection that was made. Without its hint where a plugin may ask the user to sign in next: nobody is all set
 * by then.
 */
export function useDoneText(text: StatusText): StatusText {
  const asksSignIn = useSlot(signInSources).length > 0
  return asksSignIn ? { ...text, hint: '' } : text
}
