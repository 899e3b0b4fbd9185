import type { Remove } from '../types'

/** Stores texts by key. Stored values are untrusted, so readers have to parse them. */
export interface KeyValueStorage {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
  /** Subscribes to changes by other tabs of this origin. */
  onChange(listener: (key: string, value: string | undefined) => void): Remove
}
