import type { Remove } from '../types'
import type { Draft } from './draft'

/** A plugin's own part of the one store: plain JSON values, changed by recipe, read by everyone. */
export interface Slice<State> {
  get(): State
  update(recipe: (draft: Draft<State>) => void): void
  subscribe(listener: (next: State, previous: State) => void): Remove
}
