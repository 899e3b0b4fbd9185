import type { Contract, ContractToken } from '../contract'
import { useInstance } from './latchkey-context'

/** The API of an installed plugin. Throws `PluginUnavailableError` when it is absent or failed. */
export function usePlugin<C extends Contract>(token: ContractToken<C>): C['api'] {
  return useInstance().get(token)
}
