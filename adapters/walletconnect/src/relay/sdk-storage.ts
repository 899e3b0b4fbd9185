import type { WalletConnectOptions } from '../options'
import type { SdkStorage } from './sdk'

export type Keep = NonNullable<WalletConnectOptions['storage']>

/**
 * What the relay library keeps, as text under the host's keys. Each instance of the library has a prefix of its own,
 * since it shares its inside between instances of one prefix on a page; here they all read and write the same.
 */
export function createSdkStorage(keep: Keep, prefix: string, beforeReading: () => void): SdkStorage {
  const known = new Set<string>()
  const keyOf = (key: string): string => key.replace(`:${prefix}`, '')
  const read = async (key: string) => {
    beforeReading()
    const text = await keep.get(keyOf(key))
    return text === undefined ? undefined : parse(text)
  }
  return {
    getKeys: async () => [...known],
    getEntries: async () => Promise.all([...known].map(async (key) => [key, await read(key)])),
    getItem: read,
    async setItem(key, value) {
      known.add(key)
      await keep.set(
        keyOf(key),
        JSON.stringify(value, (_key, one) => (typeof one === 'bigint' ? `${one}n` : one)),
      )
    },
    async removeItem(key) {
      known.delete(key)
      await keep.remove(keyOf(key))
    },
  }
}

/** What was damaged is as if it were not there: the library begins anew. */
function parse(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
