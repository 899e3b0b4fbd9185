import type { Remove } from './types'

/** What has been registered and must be undone, newest first. */
export interface Scope {
  /** Keeps an undo; the result runs it early, once, and forgets it. */
  own(undo: () => void): Remove
  close(): void
}

export function createScope(onError: (error: unknown) => void): Scope {
  const undos = new Set<() => void>()
  const runOnce = (undo: () => void): void => {
    if (!undos.delete(undo)) return
    try {
      undo()
    } catch (error) {
      onError(error)
    }
  }
  return {
    own(undo) {
      const entry = (): void => undo()
      undos.add(entry)
      return () => runOnce(entry)
    },
    close() {
      for (const undo of [...undos].reverse()) runOnce(undo)
    },
  }
}
