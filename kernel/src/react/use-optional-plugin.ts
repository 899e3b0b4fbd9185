import type { Contract, ContractToken } from '../contract'
import { useInstance } from './latchkey-context'

/** Returns the API of a plugin, or `undefined` if the plugin is absent or has failed. */
export function useOptionalPlugin<C extends Contract>(token: ContractToken<C>): C['api'] | undefined {
  const latchkey = useInstance()
  return Object.hasOwn(latchkey.plugins, token.id) && latchkey.status(token).status === 'ready'
    ? latchkey.get(token)
    : undefined
}
