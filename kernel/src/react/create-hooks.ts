import type { AnyContract } from '../contract'
import type { Latchkey } from '../latchkey'
import { useInstance } from './latchkey-context'

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
