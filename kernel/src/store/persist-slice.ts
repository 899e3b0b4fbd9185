import type { Persist } from '../plugin'
import type { Logger } from '../ports/logger'
import type { KeyValueStorage } from '../ports/storage'
import type { Slice } from './slice'

interface Persistence<State extends object> {
  readonly slice: Slice<State>
  readonly persist: Persist<State>
  readonly storage: KeyValueStorage
  readonly logger: Logger
  readonly signal: AbortSignal
}

const KEY = 'state'
/** Longer values are not ours (R19). */
const STORED_LENGTH_LIMIT = 262_144

/**
 * Reads what was kept, then keeps what changes and follows other tabs. Resolves once it has read. Nothing is
 * written until something differs from what was there.
 */
export async function persistSlice<State extends object>(parts: Persistence<State>): Promise<void> {
  const { slice, persist, storage, signal, logger } = parts
  const encode = (): string => JSON.stringify({ version: persist.version, state: persist.pick(slice.get()) })
  const before = encode()
  let known = before

  const adopt = async (text: string | undefined): Promise<void> => {
    const state = text === undefined ? undefined : await decode(text, persist)
    if (text !== undefined && !state) logger.warn('Dropped a stored value that is not ours or is damaged.')
    if (signal.aborted || !state) return
    slice.update((draft) => void Object.assign(draft, state))
    known = encode()
  }

  const stored = await storage.get(KEY)
  // Whatever the visitor did meanwhile is newer than what was kept.
  if (!signal.aborted && encode() === before) await adopt(stored)
  if (signal.aborted) return

  const write = (): void => {
    const next = encode()
    if (next === known) return
    known = next
    storage.set(KEY, next).catch((error: unknown) => logger.warn('A value could not be kept.', { error }))
  }
  const stops = [
    slice.subscribe(write),
    storage.onChange((key, value) => {
      if (key !== KEY || value === known) return
      adopt(value).catch((error: unknown) => logger.warn('Another tab wrote what cannot be read.', { error }))
    }),
  ]
  signal.addEventListener('abort', () => stops.forEach((stop) => void stop()), { once: true })
  write()
}

async function decode<State>(text: string, persist: Persist<State>): Promise<Partial<State> | undefined> {
  if (text.length > STORED_LENGTH_LIMIT) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    if (!('version' in value) || value.version !== persist.version || !('state' in value)) return undefined
    return await persist.parse(value.state)
  } catch {
    return undefined
  }
}
