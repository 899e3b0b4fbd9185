import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector'
import type { OwnedSlice } from '../store/create-slice'

/** Follows a part of a slice. The server's snapshot is the first or hydrated state, so hydration matches. */
export function useSlice<State, Selected>(
  slice: OwnedSlice<State>,
  select: (state: State) => Selected,
  isEqual: (a: Selected, b: Selected) => boolean = Object.is,
): Selected {
  return useSyncExternalStoreWithSelector(slice.subscribe, slice.get, slice.initial, select, isEqual)
}
