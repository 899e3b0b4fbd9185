import type { Clock } from '../ports/clock'

/** The ages of times of day, such as the one at which a value was read. */
export interface Ages {
  /** Notes that the time of `key` is now, and returns it, in milliseconds since the epoch. */
  begin(key: string): number
  /** How many milliseconds ago the time of `key` was. Negative if it lies ahead, which a clock that was set back makes it. */
  of(key: string, atMs: number): number
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
    of(key, atMs) {
      const before = known.get(key)
      const elapsedMs = before?.atMs === atMs ? before.elapsedMs : note(key, atMs)
      // control: age-by-a-clock-that-is-set
      return clock.elapsedMs() - elapsedMs
    },
  }
}
