import type { Remove } from '../types'
import type { Draft } from './draft'

/** A plugin's own part of the one store: plain JSON values, changed by its owner only, read by everyone. */
export interface Slice<State> {
  get(): State
  /** Runs a recipe on a copy of all of it. */
  update(recipe: (draft: Draft<State>) => void): void
  /** Puts these parts in place of what was there, and freezes them. Copies nothing: for what is long, or whole. */
  assign(parts: Partial<State>): void
  subscribe(listener: (next: State, previous: State) => void): Remove
}
