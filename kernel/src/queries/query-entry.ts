/**
 * What is known of one query: plain data in the state of the plugin that owns it.
 * A known value stays while it is read again, and when that fails: `failedAtMs` is then set.
 */
export type QueryEntry<Data extends object> =
  | { readonly status: 'loading' }
  | KnownEntry<Data>
  | {
      readonly status: 'failed'
      /** Epoch milliseconds. */
      readonly failedAtMs: number
    }

export type KnownEntry<Data extends object> = Data & {
  readonly status: 'known'
  /** Epoch milliseconds. */
  readonly readAtMs: number
  /** When the last fetch failed, also if only in part, in epoch milliseconds. Absent after a successful fetch. */
  readonly failedAtMs?: number
}

/** All queries of one kind, by key. */
export type QueryEntries<Data extends object> = Readonly<Record<string, QueryEntry<Data>>>

/** A failed query is not fetched again for this long, in milliseconds. */
export const FAILURE_PAUSE_MS = 30_000

/** Returns the known value of an entry, also while it is fetched again, or `undefined`. */
export function knownEntry<Data extends object>(
  entry: QueryEntry<Data> | undefined,
): KnownEntry<Data> | undefined {
  return entry?.status === 'known' ? entry : undefined
}

/** Returns when the last fetch of a query failed, in epoch milliseconds, or `undefined` if it did not fail. */
export function failedAtMs(entry: QueryEntry<object> | undefined): number | undefined {
  return entry === undefined || entry.status === 'loading' ? undefined : entry.failedAtMs
}

/**
 * Whether an age in milliseconds is within a limit. For a time that was stored: its age is known by the time of day alone,
 * and is negative after the clock was set back, which must not keep an old value for hours.
 */
export const isWithin = (limitMs: number, ageMs: number): boolean => ageMs >= 0 && ageMs <= limitMs
