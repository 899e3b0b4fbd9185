type Listener = (payload: unknown) => void

export interface Emitter {
  on(event: string, listener: Listener): void
  off(event: string, listener: Listener): void
  emit(event: string, payload: unknown): void
}

export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<Listener>>()

  return {
    on(event, listener) {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    off(event, listener) {
      listeners.get(event)?.delete(listener)
    },
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        try {
          listener(payload)
        } catch (error) {
          // An error of a page's listener must not affect the wallet, but must be reported.
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
  }
}
