import type { Clock } from '../ports/clock'

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
  /** Epoch milliseconds. A quiet fetch that reads the same value again leaves it. */
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

/** The ages of times of day, such as the one at which a value was read. */
export interface Ages {
  /** Notes that the time of `key` is now, and returns it, in milliseconds since the epoch. */
  begin(key: string): number
  /** Notes that what the time of `key` stands for holds now, without another time. */
  renew(key: string, atMs: number): void
  /** How many milliseconds ago the time of `key` was. Negative if it lies ahead, which a clock that was set back makes it. */
  of(key: string, atMs: number): number
  /** Forgets the times of all keys but these. */
  keep(isKept: (key: string) => boolean): void
}

/**
 * Measures ages by the page's own time, because a clock that the user or the system sets would make them jump. Of a time that
 * another page noted (storage, the server) the time of day says how old it is when it is first asked for: whoever asks bounds
 * that, with `isWithin` or a limit of its own.
 * @example
 * const ages = createAges(ctx.clock)
 * const isOver = ages.of(purchase.id, purchase.startedAtMs) > 600_000
 */
export function createAges(clock: Pick<Clock, 'now' | 'elapsedMs'>): Ages {
  const known = new Map<string, { readonly atMs: number; readonly elapsedMs: number }>()
  const note = (key: string, atMs: number): number => {
    const elapsedMs = clock.elapsedMs() - (clock.now() - atMs)
    known.set(key, { atMs, elapsedMs })
    return elapsedMs
  }
  return {
    begin(key) {
      const atMs = clock.now()
      note(key, atMs)
      return atMs
    },
    renew: (key, atMs) => void known.set(key, { atMs, elapsedMs: clock.elapsedMs() }),
    of(key, atMs) {
      const before = known.get(key)
      const elapsedMs = before?.atMs === atMs ? before.elapsedMs : note(key, atMs)
      return clock.elapsedMs() - elapsedMs
    },
    keep(isKept) {
      for (const key of known.keys()) if (!isKept(key)) known.delete(key)
    },
  }
}
