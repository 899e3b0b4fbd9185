import type { Persist } from '../plugin'
import type { Logger } from '../ports/logger'
import type { KeyValueStorage } from '../ports/storage'
import type { OwnedSlice } from './create-slice'

/** What storage holds, as far as this page knows; it outlives a run, so that a restart knows what is newer. */
export interface Kept {
  text: string | undefined
}

interface Persistence<State extends object> {
  readonly slice: OwnedSlice<State>
  readonly kept: Kept
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
 * written until something differs from what was there; what is not ours or is damaged is removed (R19).
 */
export async function persistSlice<State extends object>(parts: Persistence<State>): Promise<void> {
  const { slice, kept, persist, storage, signal, logger } = parts
  const encode = (state: State = slice.get()): string =>
    JSON.stringify({ version: persist.version, state: persist.pick(state) })
  kept.text ??= encode(slice.initial())

  const read = async (text: string): Promise<Partial<State> | undefined> => {
    const state = await decode(text, persist)
    if (!state) logger.warn('Dropped a stored value that is not ours or is damaged.')
    return state
  }
  const adopt = (state: Partial<State> | undefined): void => {
    if (signal.aborted || !state) return
    // Known before anyone hears of it, so that it is not written back to where it came from.
    kept.text = encode({ ...slice.get(), ...state })
    slice.update((draft) => void Object.assign(draft, state))
  }

  const warnUnkept = (error: unknown): void => logger.warn('A value could not be kept.', { error })

  const stored = await storage.get(KEY)
  if (stored !== undefined) {
    const state = await read(stored)
    // Whatever the visitor did meanwhile is newer than what was kept.
    if (encode() === kept.text) adopt(state)
    if (!state && !signal.aborted) await storage.remove(KEY).catch(warnUnkept)
  }
  if (signal.aborted) return

  const write = (): void => {
    const next = encode()
    if (next === kept.text) return
    kept.text = next
    storage.set(KEY, next).catch(warnUnkept)
  }
  const stops = [
    slice.subscribe(write),
    storage.onChange((key, value) => {
      if (key !== KEY || value === undefined || value === kept.text) return
      void read(value).then(adopt)
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
