/** Removes what a call has registered. A second call does nothing. */
export type Remove = () => void

/** A list of cleanup functions, which are called newest first. A function that is added after the end is called at once. */
export interface Scope {
  /** Adds a cleanup function. Returns a function that calls it earlier, once, and removes it. */
  own(undo: () => void): Remove
  close(): void
}

export function createScope(onError: (error: unknown) => void): Scope {
  const undos = new Set<() => void>()
  let closed = false
  const runOnce = (undo: () => void): void => {
    if (undos.delete(undo)) undo()
  }
  return {
    own(undo) {
      const entry = isolate(undo, onError)
      undos.add(entry)
      if (closed) runOnce(entry)
      return () => runOnce(entry)
    },
    close() {
      closed = true
      for (const undo of [...undos].reverse()) runOnce(undo)
    },
  }
}

/** Calls a listener, and passes its error to `onError`, so that the other listeners are still called. */
export function isolate<Args extends readonly unknown[]>(
  listener: (...args: Args) => void,
  onError: (error: unknown) => void,
): (...args: Args) => void {
  return (...args) => {
    try {
      listener(...args)
    } catch (error) {
      onError(error)
    }
  }
}
