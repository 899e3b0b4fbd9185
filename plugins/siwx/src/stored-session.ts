import * as v from '@latchkey/session/schema'
import type { SiwxState } from './contract'
import { sessionSchema } from './session-schema'

const storedSchema = v.object({
  // `null` is stored after a sign-out. A malformed session is dropped, and what is owed to the server is kept.
  stored: v.fallback(v.nullable(sessionSchema), null),
  isSignOutOwed: v.fallback(v.boolean(), false),
})

/** Parses the stored value. Returns `undefined` when it is malformed. The session is not verified here. */
export function parseStored(given: unknown): Pick<SiwxState, 'stored' | 'isSignOutOwed'> | undefined {
  const { success, output } = v.safeParse(storedSchema, given)
  return success ? { stored: output.stored ?? undefined, isSignOutOwed: output.isSignOutOwed } : undefined
}
