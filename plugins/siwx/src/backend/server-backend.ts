import type { ServerClient } from '../client/server-client'
import type { SiwxSession } from '../contract'
import { SignInRefusedError } from '../errors'
import { isSameAccount } from '../sign-in/session-rules'
import type { SiwxBackend } from './backend'
import { sessionOf } from './session-of'

/** Sessions of the host's own server, in a cookie that the page cannot read. */
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
      // The response has the account. The times of the session are in the message, which the page stored.
      return session && known && isSameAccount(known, session) ? { ...known, ...session } : session
    },
    signOut: () => client.signOut(),
  }
}
