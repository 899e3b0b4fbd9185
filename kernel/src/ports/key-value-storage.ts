import type { Remove } from '../types'

/** Strings by key. The reader parses: stored values are untrusted. */
export interface KeyValueStorage {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
  /** Changes made elsewhere: another tab of this origin. */
  onChange(listener: (key: string, value: string | undefined) => void): Remove
}
