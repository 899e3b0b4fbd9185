import type { Contract, ContractToken } from '../contract'
import { useInstance } from './latchkey-context'

/** The API of an installed plugin. Throws `PluginUnavailableError` when it is absent or failed. */
export function usePlugin<C extends Contract>(token: ContractToken<C>): C['api'] {
  return useInstance().get(token)
}

/** The same for a plugin that may be absent. */
export function useOptionalPlugin<C extends Contract>(token: ContractToken<C>): C['api'] | undefined {
  const latchkey = useInstance()
  return Object.hasOwn(latchkey.plugins, token.id) && latchkey.status(token).status === 'ready'
    ? latchkey.get(token)
    : undefined
}
