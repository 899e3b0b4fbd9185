import { useInstanceCheck } from '@latchkey/kernel/internal/check-instance'
import { type Context, createContext, type ReactNode, useContext, useEffect } from 'react'
import type { AnyContract } from '../contract'
import { UsageError } from '../errors'
import { type InstanceParts, internalsOf } from '../instance-parts'
import type { Latchkey } from '../latchkey'

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

export interface Hooks<Instance> {
  /**
   * The latchkey of the nearest provider, with the types of the host's plugin list. Throws a `UsageError`
   * (`MISSING_PROVIDER`) without one.
   */
  useLatchkey(): Instance
}

/**
 * Hooks with the types of the host's plugin list. Call it once in an app, outside of components.
 * @example
 * const { useLatchkey } = createHooks<typeof latchkey>()
 */
export function createHooks<Instance extends Latchkey<AnyContract>>(): Hooks<Instance> {
  // The cast is safe, because the provider has the instance whose type the host passes as type parameter.
  return { useLatchkey: () => useInstance() as Instance }
}
