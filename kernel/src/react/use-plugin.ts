import type { Contract, ContractToken } from '../contract'
import { useInstance } from './latchkey-context'

/**
 * The API of an installed plugin, the same object for its life.
 * @throws `PluginUnavailableError` when it is absent or has failed, `MissingProviderError` outside `LatchkeyProvider`
 * @example
 * const { disconnect } = usePlugin(sessionContract)
 */
export function usePlugin<C extends Contract>(token: ContractToken<C>): C['api'] {
  return useInstance().get(token)
}
