import { isNetworkId } from '@latchkey/session/caip'
import type { NetworkId } from '@latchkey/session/contract'
import * as v from '@latchkey/session/schema'

/** In characters. The signature of a smart account that is not deployed contains its deployment (ERC-6492). */
const MAX_LENGTH = 100_000
const textSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_LENGTH))

const cacaoSchema = v.object({
  h: v.object({ t: textSchema }),
  p: v.record(v.string(), v.unknown()),
  s: v.object({ t: textSchema, s: textSchema, m: v.exactOptional(textSchema) }),
})

/** What was signed. */
export const proofSchema = v.object({
  text: textSchema,
  signature: textSchema,
  cacao: v.exactOptional(cacaoSchema),
})

/**
 * A session of the storage or of a host. Times may be any text: one that is no time makes the session invalid
 * (`isCurrent`). A time of another type is refused, because without its end the session would last for ever.
 */
export const sessionSchema = v.object({
  accountAddress: textSchema,
  networkId: v.custom<NetworkId>(isNetworkId),
  issuedAt: v.exactOptional(textSchema),
  notBefore: v.exactOptional(textSchema),
  expirationTime: v.exactOptional(textSchema),
  proof: v.exactOptional(proofSchema),
})
