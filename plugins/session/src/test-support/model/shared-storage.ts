import type { KeyValueStorage } from '@latchkey/kernel'
import { KEY } from '../stored'

type Listener = (key: string, value: string | undefined) => void

export interface TabStorage extends KeyValueStorage {
  readonly listening: number
}

/** The storage of one origin, shared by its tabs. */
export interface SharedStorage {
  readonly writes: number
  /** Whether the stored text is what a page wrote last, and storage works. */
  readonly trusted: boolean
  text(): string | undefined
  /** Opens the storage of one tab. As in browsers, the other tabs later get an event if a value has changed. */
  openTab(): TabStorage
  /** `emptied`: clears it. `garbage`: stores malformed text. `refuses`: reads and writes fail. `heals`: they work again. */
  damage(what: 'emptied' | 'garbage' | 'refuses' | 'heals'): void
}

export function createSharedStorage(): SharedStorage {
  const entries = new Map<string, string>()
  const tabs = new Map<object, Set<Listener>>()
  let holder: object | undefined
  let writes = 0
  let refuses = false
  let trusted = true

  const release = (): void => {
    holder = undefined
  }
  const guard = (): void => {
    if (!refuses) return
    trusted = false
    throw new Error('The storage refuses.')
  }
  const write = (tab: object, key: string, value: string | undefined): void => {
    guard()
    writes += 1
    trusted = true
    if (entries.get(key) === value) return
    if (value === undefined) entries.delete(key)
    else entries.set(key, value)
    for (const [other, listeners] of tabs)
      if (other !== tab) queueMicrotask(() => listeners.forEach((listener) => void listener(key, value)))
  }
  return {
    get writes() {
      return writes
    },
    get trusted() {
      return trusted
    },
    text: () => (refuses ? undefined : entries.get(KEY)),
    openTab() {
      const tab = {}
      // The model does not know what a later write of the page would bring back, so unreadable entries are removed.
      if (refuses) entries.clear()
      const listeners = new Set<Listener>()
      tabs.set(tab, listeners)
      return {
        get listening() {
          return listeners.size
        },
        async get(key) {
          // As with real tabs, a read and a write in one task are not interrupted by another tab.
          while (holder && holder !== tab) await new Promise((resolve) => setImmediate(resolve))
          if (!holder) setImmediate(release)
          holder = tab
          guard()
          return entries.get(key)
        },
        set: async (key, value) => write(tab, key, value),
        remove: async (key) => write(tab, key, undefined),
        onChange(listener) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      }
    },
    damage(what) {
      if (what === 'emptied') entries.clear()
      if (what === 'garbage') entries.set(KEY, '{"version":1,"state":{"remembered":[{"walletId":7}]}}')
      refuses = what === 'refuses' || (refuses && what !== 'heals')
      trusted = false
    },
  }
}
