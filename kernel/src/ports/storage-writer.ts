import type { Logger } from './ports'

/** Writes to `localStorage`, or to memory if `localStorage` throws. */
export interface StorageWriter {
  set(key: string, value: string): void
  remove(key: string): void
}

/** Creates the writer. The page reads `memory` first. Warns once if the browser's storage is blocked or full. */
export function createStorageWriter(memory: Map<string, string>, logger: Logger): StorageWriter {
  let warned = false
  const guard = (change: (storage: Storage) => void): boolean => {
    try {
      change(localStorage)
      return true
    } catch (error) {
      if (!warned)
        logger.warn('Storage is not available; what is remembered lasts as long as this page.', { error })
      warned = true
      return false
    }
  }
  return {
    set(key, value) {
      memory.delete(key)
      if (!guard((storage) => storage.setItem(key, value))) memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      guard((storage) => storage.removeItem(key))
    },
  }
}
