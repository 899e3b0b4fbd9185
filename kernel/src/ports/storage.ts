import { lazy } from '../lazy'
import type { KeyValueStorage, Logger } from './ports'
import type { StorageWriter } from './storage-writer'

const writerCode = () => import('./storage-writer')

/**
 * `localStorage`; if it is blocked or full, the page's memory, so that values last as long as the page. The
 * code that writes is fetched with the first change.
 */
export function createBrowserStorage(logger: Logger): KeyValueStorage {
  /** Values that could not be written to `localStorage`. */
  const memory = new Map<string, string>()
  const load = lazy(async () => (await writerCode()).createStorageWriter(memory, logger))
  let changed: Promise<unknown> | undefined
  const change = (run: (writer: StorageWriter) => void): Promise<void> => {
    const done = load().then(run)
    changed = done.catch(() => undefined)
    return done
  }
  const get = async (key: string): Promise<string | undefined> => {
    // A read after a change returns the changed value, also while the code for it is being loaded.
    await changed
    try {
      return memory.get(key) ?? localStorage.getItem(key) ?? undefined
    } catch {
      // Reported with the first change, which is kept in memory.
    }
  }
  return {
    get,
    set: (key, value) => change((writer) => writer.set(key, value)),
    async remove(key) {
      // On a first visit there is nothing to fetch code for.
      if (changed || (await get(key)) !== undefined) await change((writer) => writer.remove(key))
    },
    onChange: (listener) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key !== null) listener(event.key, event.newValue ?? undefined)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}

/**
 * Returns a storage whose keys have a prefix in the given storage.
 * @param former an earlier prefix: its values are read until the first change of a key, which removes them
 */
export function scopeStorage(storage: KeyValueStorage, prefix: string, former?: string): KeyValueStorage {
  const earlier = former === undefined ? undefined : scopeStorage(storage, former)
  return {
    get: async (key) => (await storage.get(prefix + key)) ?? earlier?.get(key),
    async set(key, value) {
      await storage.set(prefix + key, value)
      await earlier?.remove(key)
    },
    async remove(key) {
      await storage.remove(prefix + key)
      await earlier?.remove(key)
    },
    onChange: (listener) =>
      storage.onChange((key, value) => {
        if (key.startsWith(prefix)) listener(key.slice(prefix.length), value)
      }),
  }
}
