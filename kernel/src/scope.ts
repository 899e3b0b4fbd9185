import { isolate } from './isolate'
import type { Remove } from './types'

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
