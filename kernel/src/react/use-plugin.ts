import type { Contract, ContractToken } from '../contract'
import { useInstance } from './latchkey-context'

/**
 * Returns the API of an installed plugin. It is always the same object.
 * @throws `PluginUnavailableError` when it is absent or has failed, `UsageError` (`MISSING_PROVIDER`) outside
 * `LatchkeyProvider`
 * @example
 * const { disconnect } = usePlugin(sessionContract)
 */
export function usePlugin<C extends Contract>(token: ContractToken<C>): C['api'] {
  return useInstance().get(token)
}
