import { useRef, useSyncExternalStore } from 'react'
import type { OwnedSlice } from '../store/create-slice'

/**
 * Follows a part of a slice. The server's snapshot is the first or hydrated state, so hydration matches. A value
 * that equals the last one is the last one, so a selector may build a new value when `isEqual` is given.
 */
export function useSlice<State, Selected>(
  slice: Pick<OwnedSlice<State>, 'get' | 'initial' | 'subscribe'>,
  select: (state: State) => Selected,
  isEqual: (a: Selected, b: Selected) => boolean = Object.is,
): Selected {
  const last = useRef<{ readonly value: Selected } | undefined>(undefined)
  const selected = (state: State): Selected => {
    const value = select(state)
    if (!last.current || !isEqual(last.current.value, value)) last.current = { value }
    return last.current.value
  }
  return useSyncExternalStore(
    slice.subscribe,
    () => selected(slice.get()),
    () => selected(slice.initial()),
  )
}
