import type { KeyValueStorage } from '../ports/ports'

export interface MemoryStorage extends KeyValueStorage {
  readonly entries: ReadonlyMap<string, string>
  /** Number of writes and removals. */
  readonly writes: number
  /** Changes a value like another tab, and calls the listeners. */
  writeElsewhere(key: string, value: string | undefined): void
}

export function createMemoryStorage(seed: Readonly<Record<string, string>> = {}): MemoryStorage {
  const entries = new Map(Object.entries(seed))
  const listeners = new Set<(key: string, value: string | undefined) => void>()
  let writes = 0
  const put = (key: string, value: string | undefined): void => {
    if (value === undefined) entries.delete(key)
    else entries.set(key, value)
  }
  return {
    entries,
    get writes() {
      return writes
    },
    get: async (key) => entries.get(key),
    async set(key, value) {
      writes += 1
      put(key, value)
    },
    async remove(key) {
      writes += 1
      put(key, undefined)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    writeElsewhere(key, value) {
      put(key, value)
      for (const listener of [...listeners]) listener(key, value)
    },
  }
}
