import { isolate } from './isolate'
import type { Remove } from './types'

/** What has been registered and must be undone, newest first. What is added after the end is undone at once. */
export interface Scope {
  /** Keeps an undo; the result runs it early, once, and forgets it. */
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
