import type { ReactNode } from 'react'
import { LatchkeyContext } from './latchkey-context'
import type { LatchkeyProviderProps } from './latchkey-provider'

/** Provides a latchkey to a tree without starting or disposing it: for a root that a plugin renders itself. */
export function LatchkeyScope({ latchkey, children }: LatchkeyProviderProps): ReactNode {
  return <LatchkeyContext.Provider value={latchkey}>{children}</LatchkeyContext.Provider>
}
