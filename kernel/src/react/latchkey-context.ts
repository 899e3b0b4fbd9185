import { type Context, createContext, useContext } from 'react'
import { UsageError } from '../errors'
import type { InstanceParts } from '../instance-parts'
import { internalsOf } from '../internals'
import type { Latchkey } from '../latchkey'

export const LatchkeyContext: Context<Latchkey | undefined> = /* @__PURE__ */ createContext<
  Latchkey | undefined
>(undefined)

/** Returns the latchkey of the nearest provider. Throws `UsageError` (`MISSING_PROVIDER`) without one. */
export function useInstance(): Latchkey {
  const latchkey = useContext(LatchkeyContext)
  if (!latchkey) throw new UsageError('MISSING_PROVIDER')
  return latchkey
}

export function useInstanceParts(): InstanceParts {
  return internalsOf(useInstance()).parts
}
