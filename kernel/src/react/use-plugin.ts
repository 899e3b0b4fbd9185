import { useRef, useSyncExternalStore } from 'react'
import type { Contract, ContractToken } from '../contract'
import { PluginUnavailableError } from '../errors'
import type { OwnedSlice } from '../store/slice'
import { useInstance, useInstanceParts } from './latchkey-provider'

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

/**
 * Returns a selected part of a plugin's state, and renders again when it changes. A selector that creates a new value each
 * time needs `isEqual`.
 * @throws `PluginUnavailableError` when the plugin is absent, `UsageError` (`MISSING_PROVIDER`) outside
 * `LatchkeyProvider`
 * @example
 * const networks = usePluginState(sessionContract, (state) => state.networks)
 */
export function usePluginState<C extends Contract, Selected>(
  token: ContractToken<C>,
  select: (state: C['state']) => Selected,
  isEqual?: (a: Selected, b: Selected) => boolean,
): Selected {
  const slice = useInstanceParts().records.get(token.id)?.slice
  if (!slice) throw new PluginUnavailableError(token.id, 'not installed')
  return useSlice(slice, select, isEqual)
}

/**
 * Follows a part of a slice. The server's snapshot is the first or hydrated state, so hydration matches. A value
 * that equals the last one is the last one, so a selector may build a new value when `isEqual` is given.
 */
export function useSlice<State, Selected>(
  { subscribe, get, initial }: Pick<OwnedSlice<State>, 'get' | 'initial' | 'subscribe'>,
  select: (state: State) => Selected,
  isEqual: (a: Selected, b: Selected) => boolean = Object.is,
): Selected {
  const last = useRef<{ readonly state: State; readonly select: unknown; readonly selected: Selected }>(
    undefined,
  )
  // Called several times for a render, where each result has to be the same object.
  const take = (state: State): Selected => {
    const before = last.current
    if (before?.state === state && before.select === select) return before.selected
    const next = select(state)
    const selected = before && isEqual(before.selected, next) ? before.selected : next
    last.current = { state, select, selected }
    return selected
  }
  return useSyncExternalStore(
    subscribe,
    () => take(get()),
    () => take(initial()),
  )
}
