import { useInstanceCheck } from '@latchkey/kernel/internal/check-instance'
import { type ReactNode, useEffect } from 'react'
import type { AnyContract } from '../contract'
import { internalsOf } from '../internals'
import type { Latchkey } from '../latchkey'
import { LatchkeyContext } from './latchkey-context'

export interface LatchkeyProviderProps {
  // Any set of plugins: a union of contracts is not assignable to another one, and hooks are typed by token.
  readonly latchkey: Latchkey<AnyContract>
  readonly children?: ReactNode
}

/** Provides a latchkey to the tree and keeps it started. It never disposes: the code that created the instance does. */
export function LatchkeyProvider({ latchkey, children }: LatchkeyProviderProps): ReactNode {
  useInstanceCheck(latchkey)
  const { parts, claimServerRender } = internalsOf(latchkey)
  if (!parts.ports.browser.available) claimServerRender()
  useEffect(() => {
    const stop = latchkey.start()
    // StrictMode and hot reload unmount and mount again at once. Stopping is delayed, so that wallets are not reconnected.
    return () => void parts.ports.clock.wait(0).then(stop)
  }, [latchkey, parts])
  return <LatchkeyContext.Provider value={latchkey}>{children}</LatchkeyContext.Provider>
}
