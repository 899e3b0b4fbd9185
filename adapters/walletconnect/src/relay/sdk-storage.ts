import { toJson } from '@latchkey/kernel/to-json'
import * as v from '@latchkey/session/schema'
import type { WalletConnectOptions } from '../options'
import type { SdkStorage } from './sdk'

export type Keep = NonNullable<WalletConnectOptions['storage']>

/** Limit for all values together, in characters: a page has five million for all its storage. */
const TOTAL_LIMIT = 2_000_000

/**
 * Stores the relay library's data as text under the host's keys. Each instance of the library needs its own prefix,
 * because instances with one prefix share their internals on a page; this storage removes the prefix.
 *
 * Stored values are untrusted, because every script of the page can write them. Other keys than the library's are not
 * read, and values that are too long or invalid are removed. A value that is too long is not written: the library
 * continues, and the previous text stays.
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
    const sound = hasRoom(key, stored) ? parseStoredValue(key, stored) : undefined
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
      const stored = toJson(value, (one) => (typeof one === 'bigint' ? `${one}n` : one))
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

/** Maximum length of one value, in characters. A session has about 2,000, and a page has a few sessions. */
const VALUE_LIMIT = 500_000
/** Maximum number of entries in one value. */
const ENTRY_LIMIT = 2_000

const text = v.pipe(v.string(), v.maxLength(2_048))
const topic = v.pipe(v.string(), v.minLength(1), v.maxLength(256))
const seconds = v.pipe(v.number(), v.finite())
const relay = v.looseObject({ protocol: text })
const texts = v.array(text)
const party = v.looseObject({ publicKey: text, metadata: v.looseObject({ name: text }) })
const namespaces = v.record(text, v.looseObject({ accounts: texts, methods: texts, events: texts }))

/** The valid entries, in their order; invalid ones are dropped one by one. */
const listOf = (entry: v.GenericSchema): v.GenericSchema =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((all) => all.slice(0, ENTRY_LIMIT).filter((one) => v.is(entry, one))),
  )

const tableOf = (value: v.GenericSchema): v.GenericSchema =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((all) => Object.fromEntries(Object.entries(all).filter(([, one]) => v.is(value, one)))),
  )

const anyEntries = v.union([listOf(v.looseObject({})), v.looseObject({})])
const messages = tableOf(v.record(v.string(), v.string()))

/** The library's stored data, by the last part of its key. Fields without a schema here pass unchanged. */
const schemas: ReadonlyMap<string, v.GenericSchema> = new Map<string, v.GenericSchema>([
  ['keychain', tableOf(text)],
  ['expirer', listOf(v.looseObject({ target: text, expiry: seconds }))],
  ['subscription', listOf(v.looseObject({ topic, relay, id: text }))],
  ['pairing', listOf(v.looseObject({ topic, relay, expiry: seconds }))],
  ['history', listOf(v.looseObject({ id: v.number(), topic, request: v.looseObject({ method: text }) }))],
  ['messages', messages],
  ['messages_withoutClientAck', messages],
  ['session', listOf(v.looseObject({ topic, relay, expiry: seconds, namespaces, self: party, peer: party }))],
  ['proposal', listOf(v.looseObject({ id: v.number() }))],
  ['request', listOf(v.looseObject({ id: v.number(), topic }))],
])

/** A key of the library. The deep link key is not included, because a stored text would open an app. */
const key = /^wc@[\w.:-]+\/[\w:.-]*\/([\w:.-]+)$/

/** Property names that would change what objects inherit if the library copied them. */
const inherited: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

const isStoredKey = (name: string): boolean => key.test(name) || name === 'WALLETCONNECT_CLIENT_ID'

/** The valid part of a stored text, as JSON; `undefined` when there is none, or more than the library writes. */
function parseStoredValue(name: string, stored: string): string | undefined {
  if (stored.length > VALUE_LIMIT) return undefined
  const value = parse(stored)
  const part = key.exec(name)?.[1]
  const schema = part === undefined ? text : (schemas.get(part) ?? anyEntries)
  const { success, output } = v.safeParse(schema, value)
  return success ? toJson(output) : undefined
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored, (name, value) => (inherited.has(name) ? undefined : value))
  } catch {
    return undefined
  }
}
