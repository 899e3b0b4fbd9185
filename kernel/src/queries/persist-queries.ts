import type { KeyValueStorage, Logger } from '../ports/ports'
import type { Kept, PersistConfig } from '../store/persistence'
import type { Slice } from '../store/slice'
import { type KnownEntry, knownEntry, type QueryEntries } from './query-entry'

export interface PersistQueriesContext<State extends object> {
  readonly state: Slice<State>
  readonly storage: KeyValueStorage
  readonly logger: Logger
  readonly signal: AbortSignal
}

export interface PersistQueriesConfig<State extends object> extends Omit<PersistConfig<State>, 'preload'> {
  /** The state of which nothing is kept. */
  readonly empty: State
}

/**
 * Keeps queries in the plugin's storage for the rest of the run, and follows other tabs. Called by lazy code: a page
 * that reads nothing does not pay for it. Resolves once what was kept is in the state; never rejects.
 */
export async function persistQueries<State extends object>(
  ctx: PersistQueriesContext<State>,
  { empty, ...persist }: PersistQueriesConfig<State>,
): Promise<void> {
  const { state, storage, logger, signal } = ctx
  const { persistSlice } = await import('../store/persist-slice')
  const kept: Kept<State> = { state: undefined }
  signal.addEventListener('abort', () => kept.end?.(), { once: true })
  await persistSlice({
    slice: { ...state, initial: () => empty },
    kept,
    persist,
    storage,
    logger,
    signal,
  })
}

/** The known entries that were read last, newest first: what `pick` keeps of one kind of queries. */
export function newestEntries<Data extends object>(
  entries: QueryEntries<Data>,
  limit: number,
): readonly (readonly [key: string, entry: KnownEntry<Data>])[] {
  return Object.entries(entries)
    .flatMap(([key, entry]) => {
      const known = knownEntry(entry)
      return known ? [[key, known] as const] : []
    })
    .sort(([, a], [, b]) => b.readAtMs - a.readAtMs)
    .slice(0, limit)
}

/** Both, of each key the value that was read last: what `parse` puts beside what is known here. */
export function mergeEntries<Data extends object>(
  here: QueryEntries<Data>,
  stored: Readonly<Record<string, Data & { readonly readAtMs: number }>>,
): QueryEntries<Data> {
  const newer = Object.entries(stored).flatMap(([key, entry]) => {
    const known = knownEntry(here[key])
    return known && known.readAtMs >= entry.readAtMs
      ? []
      : [[key, { ...entry, status: 'known' as const }] as const]
  })
  return { ...here, ...Object.fromEntries(newer) }
}
