import type { Remove } from '../types'
import type { Logger } from './logger'

/** Strings by key. Whoever reads parses: what comes back is untrusted. */
export interface KeyValueStorage {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
  /** Changes made elsewhere: another tab of this origin. */
  onChange(listener: (key: string, value: string | undefined) => void): Remove
}

/** `localStorage`, or this page's memory where it is blocked or full: everything works for the page's life. */
export function createBrowserStorage(logger: Logger): KeyValueStorage {
  const memory = new Map<string, string>()
  let warned = false
  const guarded = <Result>(run: (storage: Storage) => Result, otherwise: () => Result): Result => {
    try {
      return run(localStorage)
    } catch (error) {
      if (!warned)
        logger.warn('Storage is not available; what is remembered lasts as long as this page.', { error })
      warned = true
      return otherwise()
    }
  }
  return {
    get: async (key) =>
      memory.get(key) ??
      guarded(
        (storage) => storage.getItem(key) ?? undefined,
        () => undefined,
      ),
    set: async (key, value) => {
      memory.delete(key)
      guarded(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      )
    },
    remove: async (key) => {
      memory.delete(key)
      guarded(
        (storage) => storage.removeItem(key),
        () => undefined,
      )
    },
    onChange: (listener) => {
      const hear = (event: StorageEvent): void => {
        if (event.key !== null) listener(event.key, event.newValue ?? undefined)
      }
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    },
  }
}

/** The part of a storage under one prefix. */
export function scopeStorage(storage: KeyValueStorage, prefix: string): KeyValueStorage {
  return {
    get: (key) => storage.get(prefix + key),
    set: (key, value) => storage.set(prefix + key, value),
    remove: (key) => storage.remove(prefix + key),
    onChange: (listener) =>
      storage.onChange((key, value) => {
        if (key.startsWith(prefix)) listener(key.slice(prefix.length), value)
      }),
  }
}
