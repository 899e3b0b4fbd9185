import { isolate, type Remove } from '../scope'

/** A plugin's part of the store. It contains plain JSON values, which only the plugin itself may change. */
export interface Slice<State> {
  get(): State
  /** Replaces these properties and freezes them deeply; it copies nothing. For recipes see `update` of `@latchkey/kernel/recipes`. */
  assign(parts: Partial<State>): void
  subscribe(listener: (next: State, previous: State) => void): Remove
}

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
  /** Another list after each change, so that a listener that adds or removes one leaves a notification as it was. */
  let listeners: readonly ((next: State, previous: State) => void)[] = []
  let initial = freezeDeep(first)
  let state = initial
  let before: { readonly state: State } | undefined

  const notify = (): void => {
    const previous = before?.state
    // A listener may change the state again. The other listeners are first called for this change.
    const next = state
    before = undefined
    if (previous === undefined || previous === next) return
    for (const listener of listeners) listener(next, previous)
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
      for (const name in parts)
        if (!(name in state) || !Object.is(state[name], parts[name]))
          return change(freezeDeep({ ...state, ...parts }))
    },
    subscribe(listener, onError = ownersOnError) {
      const entry = isolate(listener, onError)
      listeners = [...listeners, entry]
      return () => {
        listeners = listeners.filter((one) => one !== entry)
      }
    },
  }
}

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

/** Freezes plain state deeply. */
export function freezeDeep<State>(state: State): State {
  if (typeof state !== 'object' || state === null || Object.isFrozen(state)) return state
  for (const value of Object.values(Object.freeze(state))) freezeDeep(value)
  return state
}

/**
 * For `JSON.stringify` of states: each value as it is, where the page gives all lists and objects a `toJSON` too. `toJson` does
 * this for any data, with more bytes than what is loaded before a click has.
 */
export function ownValue(this: object, key: string): unknown {
  return Reflect.get(this, key)
}

/** Calls listeners at once, or during a batch at the end of the outermost batch. */
export interface NotificationQueue {
  batch<Result>(run: () => Result): Result
  /** Calls `notify` after the current batch, in order, and never during another notification. */
  enqueue(notify: () => void): void
  /** How many there were. While it stays the same, no state has changed. */
  count(): number
}

export function createNotificationQueue(): NotificationQueue {
  const queue: (() => void)[] = []
  let depth = 0
  let count = 0
  let flushing = false
  const flush = (): void => {
    if (depth > 0 || flushing) return
    flushing = true
    try {
      // Listeners may change state again. Those notifications are appended, so that all listeners have the same order.
      for (let notify = queue.shift(); notify; notify = queue.shift()) notify()
    } finally {
      flushing = false
    }
  }
  return {
    batch(run) {
      depth += 1
      try {
        return run()
      } finally {
        depth -= 1
        flush()
      }
    },
    enqueue(notify) {
      count += 1
      queue.push(notify)
      flush()
    },
    count: () => count,
  }
}
