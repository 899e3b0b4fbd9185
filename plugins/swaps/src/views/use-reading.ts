import { useServices } from '@latchkey/kernel/react'
import { useCallback, useEffect, useState } from 'react'

export type Reading<Data> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'known'; readonly data: Data }
  | { readonly phase: 'failed'; readonly error: unknown }

/** Interval at which prices are read again. */
const REFRESH_MS = 10_000

/**
 * Reads a value, and again every 10 s while the page is visible, keeping the known value meanwhile. Only the
 * latest read counts. It is no query of the shared cache, because a price counts for one order in one open view:
 * it is not shown for another order or after the view was left, and a failure replaces it.
 * @param read memoized; a new function starts over. `undefined`: nothing is read
 * @param delayMs before the first read, for what the user is still typing
 */
export function useReading<Data>(
  read: ((signal: AbortSignal) => Promise<Data>) | undefined,
  delayMs = 0,
): { readonly reading: Reading<Data>; readonly again: () => void } {
  const { clock, browser } = useServices().ports
  const [latest, setLatest] = useState<{ readonly of: unknown; readonly reading: Reading<Data> }>()
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((count) => count + 1), [])
  useEffect(() => {
    if (!read) return undefined
    const leaving = new AbortController()
    const { signal } = leaving
    const show = (reading: Reading<Data>): void => {
      if (!signal.aborted) setLatest({ of: read, reading })
    }
    const visible = (): Promise<void> =>
      new Promise((resolve) => {
        if (!document.hidden) return resolve()
        const shown = new AbortController()
        const check = (): void => {
          if (document.hidden) return
          shown.abort()
          resolve()
        }
        browser.listen('visibilitychange', check, AbortSignal.any([signal, shown.signal]))
      })
    const follow = async (): Promise<void> => {
      if (round > 0) show({ phase: 'loading' })
      if (delayMs > 0) await clock.wait(delayMs, signal)
      while (!signal.aborted) {
        await visible()
        await read(signal).then(
          (data) => show({ phase: 'known', data }),
          (error: unknown) => show({ phase: 'failed', error }),
        )
        await clock.wait(REFRESH_MS, signal)
      }
    }
    // Deferred, because StrictMode mounts twice in one task and would read twice.
    queueMicrotask(() => {
      if (!signal.aborted) follow().catch(() => undefined)
    })
    return () => leaving.abort()
  }, [read, delayMs, clock, browser, round])
  // control: old-price-for-a-new-amount
  return { reading: latest && latest.of === read ? latest.reading : { phase: 'loading' }, again }
}
