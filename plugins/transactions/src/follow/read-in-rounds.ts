import type { PluginContext } from '@latchkey/kernel'
import { isPageHidden } from '@latchkey/kernel/web'

/** The time between two rounds, as of a fast chain's blocks. */
export const ROUND_MS = 3_000
const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** By age, the number of rounds between two reads: each round, every 15 s, once a minute. */
const PACES: readonly (readonly [untilMs: number, rounds: number])[] = [
  [3 * MINUTE_MS, 1],
  [HOUR_MS, 5],
  [Number.POSITIVE_INFINITY, 20],
]

export interface Reading {
  /** Its age decides how often it is read. */
  ageMs(): number
  /** Reads once. Rejections are read again in a later round. */
  read(): Promise<void>
}

/**
 * Reads all in common rounds, so that the requests of one round to a network can share one HTTP request. A new one is read at
 * once. What is older than three minutes is not read while the page is hidden, but when it is shown again.
 */
export interface Rounds {
  add(reading: Reading): () => void
}

export function readInRounds({
  clock,
  signal,
  browser,
}: Pick<PluginContext<never>, 'clock' | 'signal' | 'browser'>): Rounds {
  const readings = new Map<Reading, { isReading: boolean; lastRound: number }>()
  let round = 0
  let isRunning = false

  const paceOf = (reading: Reading): number => {
    // A clock that was set back makes nothing younger than new.
    const ageMs = Math.max(reading.ageMs(), 0)
    return PACES.find(([untilMs]) => ageMs < untilMs)?.[1] ?? 1
  }
  const readNow = (reading: Reading): void => {
    const entry = readings.get(reading)
    if (!entry || entry.isReading) return
    entry.isReading = true
    entry.lastRound = round
    const done = (): void => {
      entry.isReading = false
    }
    // What cannot be read decides nothing.
    reading.read().then(done, done)
  }
  const readDue = (isDue: (pace: number, sinceRounds: number) => boolean): void => {
    for (const [reading, { lastRound }] of [...readings])
      if (isDue(paceOf(reading), round - lastRound)) readNow(reading)
  }
  const run = async (): Promise<void> => {
    isRunning = true
    while (readings.size > 0) {
      try {
        await clock.wait(ROUND_MS, signal)
      } catch {
        break
      }
      round += 1
      const hidden = isPageHidden(browser)
      readDue((pace) => round % pace === 0 && (pace === 1 || !hidden))
    }
    isRunning = false
  }
  const onShown = (): void => {
    // At most once a minute for the oldest, however often the page is shown.
    if (!isPageHidden(browser)) readDue((pace, sinceRounds) => sinceRounds >= pace)
  }
  browser.listen('focus', onShown, signal)
  browser.listen('visibilitychange', onShown, signal)

  return {
    add(reading) {
      readings.set(reading, { isReading: false, lastRound: Number.NEGATIVE_INFINITY })
      readNow(reading)
      if (!isRunning) void run()
      return () => void readings.delete(reading)
    },
  }
}
