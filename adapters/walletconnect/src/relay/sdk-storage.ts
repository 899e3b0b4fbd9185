import type { WalletConnectOptions } from '../options'
import type { SdkStorage } from './sdk'
import { isStoredKey, soundPart, VALUE_LIMIT } from './stored-values'

export type Keep = NonNullable<WalletConnectOptions['storage']>

/** Of all that was read or written, in characters: a page has five million for everything. */
const TOTAL_LIMIT = 2_000_000

/**
 * What the relay library keeps, as text under the host's keys. Each instance of the library has a prefix of its own,
 * since it shares its inside between instances of one prefix on a page; here they all read and write the same.
 *
 * What is read was written by anybody: keys that are none of the library's are not read, and what is too long or no
 * longer makes sense is removed. What would be too long is not written: the library goes on, and the text before stays.
 */
export function createSdkStorage(keep: Keep, prefix: string, beforeReading: () => void): SdkStorage {
  const known = new Set<string>()
  const lengths = new Map<string, number>()
  const keyOf = (key: string): string => key.replace(`:${prefix}`, '')
  const hasRoom = (key: string, { length }: string): boolean => {
    let total = length
    for (const [other, size] of lengths) if (other !== key) total += size
    if (length > VALUE_LIMIT || total > TOTAL_LIMIT) return false
    lengths.set(key, length)
    return true
  }
  const read = async (name: string) => {
    beforeReading()
    const key = keyOf(name)
    const stored = isStoredKey(key) ? await keep.get(key) : undefined
    if (stored === undefined) return undefined
    const sound = hasRoom(key, stored) ? soundPart(key, stored) : undefined
    if (sound !== undefined) return JSON.parse(sound)
    lengths.delete(key)
    await keep.remove(key)
    return undefined
  }
  return {
    getKeys: async () => [...known],
    getEntries: async () => Promise.all([...known].map(async (key) => [key, await read(key)])),
    getItem: read,
    async setItem(name, value) {
      const key = keyOf(name)
      if (!isStoredKey(key)) return
      known.add(name)
      const stored = JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? `${one}n` : one))
      if (hasRoom(key, stored)) await keep.set(key, stored)
    },
    async removeItem(name) {
      const key = keyOf(name)
      known.delete(name)
      lengths.delete(key)
      await keep.remove(key)
    },
  }
}
