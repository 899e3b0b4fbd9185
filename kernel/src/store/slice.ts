import type { Remove } from '../types'

/** A plugin's part of the store. It contains plain JSON values, which only the plugin itself may change. */
export interface Slice<State> {
  get(): State
  /** Replaces these properties and freezes them deeply; it copies nothing. For recipes see `update` of `@latchkey/kernel/recipes`. */
  assign(parts: Partial<State>): void
  subscribe(listener: (next: State, previous: State) => void): Remove
}
