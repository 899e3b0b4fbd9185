import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector'
import type { OwnedSlice } from '../store/slice'

/**
 * Follows a part of a slice. The server's snapshot is the first or hydrated state, so hydration matches. A value
 * that equals the last one is the last one, so a selector may build a new value when `isEqual` is given.
 */
export const useSlice = <State, Selected>(
  { subscribe, get, initial }: Pick<OwnedSlice<State>, 'get' | 'initial' | 'subscribe'>,
  select: (state: State) => Selected,
  isEqual: (a: Selected, b: Selected) => boolean = Object.is,
): Selected => useSyncExternalStoreWithSelector(subscribe, get, initial, select, isEqual)
