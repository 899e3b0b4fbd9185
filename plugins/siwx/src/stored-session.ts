import * as v from '@latchkey/session/schema'
import type { SiwxState } from './contract'
import { proofSchema, sessionSchema } from './session-schema'

const storedSchema = v.object({
  // `null` is stored after a sign-out. A malformed session is dropped, and what is owed to the server is kept.
  stored: v.fallback(v.nullable(sessionSchema), null),
  isSignOutOwed: v.fallback(v.boolean(), false),
  awaited: v.fallback(v.optional(proofSchema), undefined),
})

/** Parses the stored value. Returns `undefined` when it is malformed. Neither session nor signature is verified here. */
export function parseStored(
  given: unknown,
): Pick<SiwxState, 'stored' | 'isSignOutOwed' | 'awaited'> | undefined {
  const { success, output } = v.safeParse(storedSchema, given)
  return success ? { ...output, stored: output.stored ?? undefined, awaited: output.awaited } : undefined
}
