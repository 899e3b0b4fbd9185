import type { Contract, ContractToken } from '../contract'
import { PluginUnavailableError } from '../errors'
import { useCore } from './latchkey-context'
import { useSlice } from './use-slice'

/**
 * A selected part of a plugin's state; renders again when it has become another one. Give `isEqual` where the selector builds
 * a new value.
 * @throws `PluginUnavailableError` when the plugin is absent, `MissingProviderError` outside `LatchkeyProvider`
 * @example
 * const networks = usePluginState(sessionContract, (state) => state.networks)
 */
export function usePluginState<C extends Contract, Selected>(
  token: ContractToken<C>,
  select: (state: C['state']) => Selected,
  isEqual?: (a: Selected, b: Selected) => boolean,
): Selected {
  const slice = useCore().records.get(token.id)?.slice
  if (!slice) throw new PluginUnavailableError(token.id, 'not installed')
  return useSlice(slice, select, isEqual)
}
