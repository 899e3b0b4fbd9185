import type { Remove } from '../types'
import type { OwnedSlice } from './create-slice'

/** Calls `onChange` when the selected part of a slice changes. */
export function watchSlice<State, Selected>(
  slice: OwnedSlice<State>,
  select: (state: State) => Selected,
  onChange: (next: Selected, previous: Selected) => void,
  onError: (error: unknown) => void,
): Remove {
  let last = select(slice.get())
  return slice.subscribe((state) => {
    const next = select(state)
    if (Object.is(next, last)) return
    const previous = last
    last = next
    onChange(next, previous)
  }, onError)
}
