import type { Remove } from '../types'

/** Strings by key. Whoever reads parses: what comes back is untrusted. */
export interface KeyValueStorage {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string): Promise<void>
  remove(key: string): Promise<void>
  /** Changes made elsewhere: another tab of this origin. */
  onChange(listener: (key: string, value: string | undefined) => void): Remove
}
