import { isolate } from '../isolate'
import type { Remove } from '../types'

/** The bus as the kernel holds it: names are checked where a plugin's own, typed view of it is made. */
export interface Bus {
  on(name: string, listener: (payload: never) => void, onError: (error: unknown) => void): Remove
  emit(name: string, payload?: unknown): void
}

/** Every listener on its own: one that throws does not silence the others. */
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
      // A copy: who listens from now on gets the next event, who stops in between still gets this one.
      for (const listener of [...(listeners.get(name) ?? [])]) listener(payload as never)
    },
  }
}
