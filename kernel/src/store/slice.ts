import type { Remove } from '../types'
import type { Draft } from './draft'

/** A plugin's part of the store. It contains plain JSON values, which only the plugin itself may change. */
export interface Slice<State> {
  get(): State
  /** Calls a recipe with a copy of the whole state, which it may change. */
  update(recipe: (draft: Draft<State>) => void): void
  /** Replaces these properties and freezes them. It copies nothing, so it is for large values. */
  assign(parts: Partial<State>): void
  subscribe(listener: (next: State, previous: State) => void): Remove
}
