import type { Remove } from '../types'
import type { Draft } from './draft'

/** A plugin's own part of the one store: plain JSON values, changed by its owner only, read by everyone. */
export interface Slice<State> {
  get(): State
  /** Runs a recipe on a copy of all of it. */
  update(recipe: (draft: Draft<State>) => void): void
  /** Replaces these parts and freezes them. Copies nothing: for long values, or for the whole state. */
  assign(parts: Partial<State>): void
  subscribe(listener: (next: State, previous: State) => void): Remove
}
