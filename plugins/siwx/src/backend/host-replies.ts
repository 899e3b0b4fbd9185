import * as v from '@latchkey/session/schema'
import type { SiwxSession } from '../contract'
import { MalformedReplyError } from '../errors'
import { sessionSchema } from '../session-schema'
import type { FreshNonce, SiwxBackend } from './backend'

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Its fields are checked with the message that they become part of, by the grammar of EIP-4361. */
const nonceSchema = v.custom<FreshNonce>(isObject)

/** A host's own backend whose replies are parsed. It rejects with `SIWX_MALFORMED_REPLY` for one that is none. */
export function checkReplies(backend: SiwxBackend): SiwxBackend {
  return {
    namespaces: backend.namespaces,
    nonce: async (address, signal) => parseReply('nonce', nonceSchema, await backend.nonce(address, signal)),
    add: async (signed) => parseReply('add', sessionSchema, await backend.add(signed)),
    async current(signal): Promise<SiwxSession | undefined> {
      const session = parseReply('current', v.nullish(sessionSchema), await backend.current(signal))
      return session ?? undefined
    },
    signOut: async () => backend.signOut(),
  }
}

/** Fields of a message that the host has returned; nothing is none. Throws `SIWX_MALFORMED_REPLY` for what is no object. */
export const parseParts = <Parts extends object>(reply: Parts | undefined): Partial<Parts> =>
  parseReply('createMessage', v.nullish(v.custom<Partial<Parts>>(isObject), {}), reply)

function parseReply<Schema extends v.GenericSchema>(
  method: string,
  schema: Schema,
  reply: unknown,
): v.InferOutput<Schema> {
  const { success, output } = v.safeParse(schema, reply)
  if (!success) throw new MalformedReplyError(method)
  return output
}
