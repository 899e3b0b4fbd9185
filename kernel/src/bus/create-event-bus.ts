import mitt from 'mitt'
import type { Remove } from '../types'

/** The bus as the kernel holds it: names are checked where a plugin's own, typed view of it is made. */
export interface Bus {
  on(name: string, listener: (payload: never) => void, onError: (error: unknown) => void): Remove
  emit(name: string, payload?: unknown): void
}

/** mitt, with every listener on its own: one that throws does not silence the others. */
export function createEventBus(): Bus {
  const emitter = mitt<Record<string, never>>()
  return {
    on(name, listener, onError) {
      const isolated = (payload: never): void => {
        try {
          listener(payload)
        } catch (error) {
          onError(error)
        }
      }
      emitter.on(name, isolated)
      return () => emitter.off(name, isolated)
    },
    emit: (name, payload) => emitter.emit(name, payload as never),
  }
}
