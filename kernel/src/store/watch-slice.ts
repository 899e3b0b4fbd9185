import type { Remove } from '../types'
import type { OwnedSlice } from './create-slice'

/** Follows a selected part of a slice; `onChange` is called when its value differs. */
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
