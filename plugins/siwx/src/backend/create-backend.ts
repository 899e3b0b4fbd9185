import type { NodeRequest } from '@latchkey/session/chain'
import { sessionContract } from '@latchkey/session/contract'
import { createServerClient, type ServerClient } from '../client/server-client'
import type { SiwxContext, SiwxSession } from '../contract'
import { SignInRefusedError } from '../errors'
import type { MessageParts, SiwxOptions } from '../options'
import { isSameAccount } from '../sign-in/session-rules'
import { eip155Verifier, type SiwxVerifier, solanaVerifier, verifySignature } from '../verify'
import { type SiwxBackend, sessionOf } from './backend'
import { checkReplies, parseParts } from './host-replies'
import { createPageBackend } from './page-backend'
import { createSiweBackend, type SiweConfig } from './siwe-config'

/** Creates the backend that the options choose: the host's own code, the host's server, or a backend in this page. */
export function createBackend(ctx: SiwxContext, options: SiwxOptions): SiwxBackend {
  const { siweConfig, backend, server, verifiers = defaultVerifiers(ctx) } = options
  const stored = () => ctx.state.get().stored
  const awaited = () => ctx.state.get().awaited
  if (siweConfig)
    return checkReplies(createSiweBackend(siweConfig, (claim) => verifySignature(verifiers, claim)))
  if (backend) return checkReplies(backend)
  if (server !== undefined) return createServerBackend(createServerClient(ctx.http, server), stored)
  const { origin } = ctx.browser
  return createPageBackend({ verifiers, origin, stored, awaited, randomId: ctx.randomId })
}

/** Resolves with the message parts of `getMessageParams`, under the names of CAIP-122. */
export async function siweParts({ getMessageParams }: SiweConfig): Promise<MessageParts> {
  const { exp, nbf, statement, resources, requestId } = parseParts(await getMessageParams?.())
  return {
    ...(statement === undefined ? {} : { statement }),
    ...(resources === undefined ? {} : { resources }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(exp === undefined ? {} : { expirationTime: exp }),
    ...(nbf === undefined ? {} : { notBefore: nbf }),
  }
}

/** Verifiers for `eip155` and `solana`. Contract signatures are verified with the RPC node of the configured network. */
function defaultVerifiers(ctx: SiwxContext): readonly SiwxVerifier[] {
  const session = ctx.use(sessionContract)
  return [
    eip155Verifier({
      node(networkId): NodeRequest | undefined {
        const network = ctx.read(sessionContract).networks.find(({ id }) => id === networkId)
        if (!network) return undefined
        return async ({ method, params }, signal = ctx.signal) => {
          const node = (await session.adapter(network.namespace)?.capabilities())?.node
          const reply = await node?.request({ method, params }, network, signal)
          if (!reply) throw new TypeError('No node serves this network')
          return reply.answer
        }
      },
    }),
    solanaVerifier(),
  ]
}

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
