import type { Contract, ContractToken } from '../contract'
import { PluginUnavailableError } from '../errors'
import { useCore } from './latchkey-context'
import { useSlice } from './use-slice'

/** A selected part of a plugin's state. Give `isEqual` where the selector builds a new value. */
export function usePluginState<C extends Contract, Selected>(
  token: ContractToken<C>,
  select: (state: C['state']) => Selected,
  isEqual?: (a: Selected, b: Selected) => boolean,
): Selected {
  const slice = useCore().records.get(token.id)?.slice
  if (!slice) throw new PluginUnavailableError(token.id, 'not installed')
  return useSlice(slice, select, isEqual)
}
