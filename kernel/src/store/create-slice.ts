import { freeze, produce } from 'immer'
import type { Scheduler } from './scheduler'
import type { Slice } from './slice'

export interface OwnedSlice<State> extends Slice<State> {
  /** What a server rendered: the first state, or the hydrated one. */
  initial(): State
  /** Replaces the state before anyone listens. */
  hydrate(state: State): void
}

/** One part of the store. Commits are synchronous; a listener that throws is told to `onError` alone. */
export function createSlice<State extends object>(
  first: State,
  scheduler: Scheduler,
  onError: (error: unknown) => void,
): OwnedSlice<State> {
  const listeners = new Set<(next: State, previous: State) => void>()
  let initial = freeze(first, true)
  let state = initial
  let before: { readonly state: State } | undefined

  const notify = (): void => {
    const previous = before?.state
    before = undefined
    if (previous === undefined || previous === state) return
    for (const listener of [...listeners]) {
      try {
        listener(state, previous)
      } catch (error) {
        onError(error)
      }
    }
  }

  return {
    get: () => state,
    initial: () => initial,
    hydrate(next) {
      initial = freeze(next, true)
      state = initial
    },
    update(recipe) {
      const next = produce(state, (draft) => {
        recipe(draft)
      })
      if (next === state) return
      const pending = before !== undefined
      before ??= { state }
      state = next
      if (!pending) scheduler.enqueue(notify)
    },
    subscribe(listener) {
      const entry = (next: State, previous: State): void => listener(next, previous)
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
  }
}
