import type { KeyValueStorage } from '@latchkey/kernel'

/** `sessionStorage`, so that each tab has its own panel; where it is blocked, nothing is remembered. */
export function createSessionStorage(): KeyValueStorage {
  const attempt = <Value>(run: (storage: Storage) => Value): Value | undefined => {
    try {
      return run(sessionStorage)
    } catch {
      // A panel that opens as it did first is all that is lost.
    }
  }
  return {
    get: async (key) => attempt((storage) => storage.getItem(key)) ?? undefined,
    set: async (key, value) => attempt((storage) => storage.setItem(key, value)),
    remove: async (key) => attempt((storage) => storage.removeItem(key)),
    // No other tab has it.
    onChange: () => () => undefined,
  }
}
