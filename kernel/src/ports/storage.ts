import { lazy } from '../lazy'
import { loadChangeParts } from '../load-parts'
import type { KeyValueStorage } from './key-value-storage'
import type { Logger } from './logger'

/**
 * `localStorage`, or this page's memory where it is blocked or full: everything works for the page's life. What writes
 * is fetched with the first change.
 */
export function createBrowserStorage(logger: Logger): KeyValueStorage {
  /** What the browser did not take. */
  const memory = new Map<string, string>()
  const load = lazy(async () => (await loadChangeParts()).createStorageWriter(memory, logger))
  const get = async (key: string): Promise<string | undefined> => {
    try {
      return memory.get(key) ?? localStorage.getItem(key) ?? undefined
    } catch {
      // Said with the first change, which is kept in memory.
    }
  }
  return {
    get,
    set: async (key, value) => (await load()).set(key, value),
    async remove(key) {
      if ((await get(key)) !== undefined) (await load()).remove(key)
    },
    onChange: (listener) => {
      const tell = (event: StorageEvent): void => {
        if (event.key !== null) listener(event.key, event.newValue ?? undefined)
      }
      window.addEventListener('storage', tell)
      return () => window.removeEventListener('storage', tell)
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
