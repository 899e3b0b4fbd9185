import mitt from 'mitt'
import { isolate } from '../isolate'
import type { Remove } from '../types'

/** The untyped event bus of the kernel. Each plugin gets a typed view of it. */
export interface Bus {
  on(name: string, listener: (payload: never) => void, onError: (error: unknown) => void): Remove
  emit(name: string, payload?: unknown): void
}

/** Creates an event bus: mitt, of which a listener that throws prevents no other one from being called. */
export function createEventBus(): Bus {
  const bus = mitt<Record<string, unknown>>()
  return {
    on(name, listener, onError) {
      // Each plugin sees the payloads of its events only.
      const isolated = isolate((payload: unknown) => listener(payload as never), onError)
      bus.on(name, isolated)
      return () => bus.off(name, isolated)
    },
    emit: (name, payload) => bus.emit(name, payload),
  }
}
