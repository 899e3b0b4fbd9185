import { isolate } from '../isolate'
import type { Remove } from '../types'

/** The untyped event bus of the kernel. Each plugin gets a typed view of it. */
export interface Bus {
  on(name: string, listener: (payload: never) => void, onError: (error: unknown) => void): Remove
  emit(name: string, payload?: unknown): void
}

/** Creates an event bus. A listener that throws does not prevent that the others are called. */
export function createEventBus(): Bus {
  const listeners = new Map<string, Set<(payload: never) => void>>()
  return {
    on(name, listener, onError) {
      const isolated = isolate(listener, onError)
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(isolated))
      return () => void known.delete(isolated)
    },
    emit(name, payload) {
      // Iterates over a copy, so that listeners that are added or removed meanwhile do not affect this event.
      for (const listener of [...(listeners.get(name) ?? [])]) listener(payload as never)
    },
  }
}
