import { signInFault, utf8Text } from '@latchkey/session/requests'
import type { Say } from '../copy/say'
import { invalidParams } from '../wallet-error'

export interface ReadMessage {
  /** `undefined` if the bytes are no text in UTF-8, or have control characters, which would not be seen. */
  readonly text: string | undefined
  readonly warnings: readonly string[]
}

/**
 * Reads a message before it is shown. Warns of bytes that are no text, and of a sign-in (EIP-4361, or its form on other chains)
 * at another site than the host page, which could sign in there as this user. Throws -32602 for a sign-in that is no text: a user could not read
 * what a service accepts.
 */
export function readMessage(bytes: Uint8Array, hostOrigin: string, say: Say): ReadMessage {
  const fault = signInFault(bytes, hostOrigin)
  if (fault === 'unreadable') throw invalidParams('A sign-in message is text in UTF-8')
  const text = utf8Text(bytes)
  return {
    text,
    warnings: [
      ...(fault ? [say('sign.other-site', fault)] : []),
      // Contracts take a signed hash for an order, a permission or a transaction of theirs.
      ...(text === undefined ? [say('sign.unreadable')] : []),
    ],
  }
}
