import { sessionContract } from '@latchkey/session/contract'
import { createServerClient } from '../client/server-client'
import type { MessageParts, SiwxOptions } from '../options'
import type { SiwxContext } from '../siwx-context'
import { eip155Verifier, type NodeRequest, type SiwxVerifier, solanaVerifier } from '../verify'
import type { SiwxBackend } from './backend'
import { createPageBackend } from './page-backend'
import { createServerBackend } from './server-backend'
import { createSiweBackend, type SiweConfig } from './siwe-config'

/** The backend that the options ask for: code of the host, its server, or this page. */
export function createBackend(ctx: SiwxContext, options: SiwxOptions): SiwxBackend {
  const { siweConfig, backend, server, verifiers = defaultVerifiers(ctx) } = options
  const stored = () => ctx.state.get().stored
  if (siweConfig) return createSiweBackend(siweConfig)
  if (backend) return backend
  if (server !== undefined) return createServerBackend(createServerClient(ctx.http, server), stored)
  return createPageBackend({ verifiers, origin: ctx.browser.origin, stored, randomId: ctx.randomId })
}

/** The parts of the message that `siweConfig` names. */
export async function siweParts({ getMessageParams }: SiweConfig): Promise<MessageParts> {
  const { exp, nbf, statement, resources, requestId } = (await getMessageParams?.()) ?? {}
  return {
    ...(statement === undefined ? {} : { statement }),
    ...(resources === undefined ? {} : { resources }),
    ...(requestId === undefined ? {} : { requestId }),
    ...(exp === undefined ? {} : { expirationTime: exp }),
    ...(nbf === undefined ? {} : { notBefore: nbf }),
  }
}

/** Signatures of contracts are verified over the page's own RPC. */
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
