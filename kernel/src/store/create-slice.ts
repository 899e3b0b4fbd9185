import { isolate } from '../isolate'
import type { Remove } from '../types'
import { freezeDeep } from './freeze-deep'
import type { NotificationQueue } from './notification-queue'
import type { Slice } from './slice'

export interface OwnedSlice<State> extends Slice<State> {
  /** Returns the state that a server rendered: the state at the last `markInitial`, or the first state. */
  initial(): State
  /** Makes the current state the initial one, which a server renders and from which hydration starts. */
  markInitial(): void
  /** Replaces the state. */
  replace(state: State): void
  /** Subscribes to changes. Errors of the listener are passed to `onError`, by default the handler of the slice's owner. */
  subscribe(listener: (next: State, previous: State) => void, onError?: (error: unknown) => void): Remove
}

/** Creates a part of the store. Commits are synchronous. If a listener throws, the others are still called. */
export function createSlice<State extends object>(
  first: State,
  notifications: NotificationQueue,
  ownersOnError: (error: unknown) => void,
): OwnedSlice<State> {
  const listeners = new Set<(next: State, previous: State) => void>()
  let initial = freezeDeep(first)
  let state = initial
  let before: { readonly state: State } | undefined

  const notify = (): void => {
    const previous = before?.state
    // A listener may change the state again. The other listeners are first called for this change.
    const next = state
    before = undefined
    if (previous === undefined || previous === next) return
    for (const listener of [...listeners]) listener(next, previous)
  }

  const change = (next: State): void => {
    if (next === state) return
    const pending = before !== undefined
    before ??= { state }
    state = next
    if (!pending) notifications.enqueue(notify)
  }

  return {
    get: () => state,
    initial: () => initial,
    markInitial() {
      initial = state
    },
    replace: (next) => change(freezeDeep(next)),
    assign(parts) {
      const isSame = Object.entries(parts).every(
        ([name, part]) => name in state && Object.is(Reflect.get(state, name), part),
      )
      if (!isSame) change(freezeDeep({ ...state, ...parts }))
    },
    subscribe(listener, onError = ownersOnError) {
      const entry = isolate(listener, onError)
      listeners.add(entry)
      return () => void listeners.delete(entry)
    },
  }
}
