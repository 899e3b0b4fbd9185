import type { Contract, ContractToken } from '../contract'
import { useInstance } from './latchkey-context'

/** The API of a plugin that may be absent; `undefined` where it is, and where it has failed. */
export function useOptionalPlugin<C extends Contract>(token: ContractToken<C>): C['api'] | undefined {
  const latchkey = useInstance()
  return Object.hasOwn(latchkey.plugins, token.id) && latchkey.status(token).status === 'ready'
    ? latchkey.get(token)
    : undefined
}
