import type { ServerClient } from '../client/server-client'
import type { SiwxSession } from '../contract'
import { SignInRefusedError } from '../errors'
import { isSameAccount } from '../sign-in/session-rules'
import type { SiwxBackend } from './backend'
import { sessionOf } from './session-of'

/** A backend that calls the host's own server. The session is in a cookie that scripts cannot read. */
export function createServerBackend(
  client: ServerClient,
  stored: () => SiwxSession | undefined,
): SiwxBackend {
  return {
    namespaces: ['eip155', 'solana'],
    nonce: (_accountAddress, signal) => client.nonce(signal),
    async add({ text, signature, message }) {
      const verification = await client.verify(text, signature)
      if (!verification.ok) throw new SignInRefusedError(verification.code)
      return { ...sessionOf(message), ...verification.session }
    },
    async current(signal) {
      const session = await client.session(signal)
      const known = stored()
      // The response has only the account. The session's times are in the message, which the page stored.
      return session && known && isSameAccount(known, session) ? { ...known, ...session } : session
    },
    signOut: () => client.signOut(),
  }
}
