import type { KeyValueStorage } from '@latchkey/kernel'

/** Keeps values as long as the page, so that the demo stores nothing. */
export function createMemoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>()
  return {
    get: async (key) => entries.get(key),
    set: async (key, value) => void entries.set(key, value),
    remove: async (key) => void entries.delete(key),
    onChange: () => () => undefined,
  }
}
