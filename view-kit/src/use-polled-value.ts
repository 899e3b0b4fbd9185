import { useServices } from '@latchkey/kernel/react'
import { isPageHidden, untilPageVisible } from '@latchkey/kernel/web'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The state of a value that is read repeatedly. */
export type PolledValue<Data> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'known'; readonly data: Data }
  | { readonly phase: 'failed'; readonly error: unknown }

export interface PollOptions {
  /** Between the end of a read and the next one. Without it, the value is read once. */
  readonly intervalMs?: number
  /** Before the first read, for instance because the user is still typing. Default: 0. */
  readonly delayMs?: number
}

/**
 * Reads a value when the view is shown, and again at an interval while the page is visible. The known value stays during later
 * reads, but not after the page was hidden for longer than an interval; a failure replaces it. It is no query of the shared
 * cache, because the value counts for one order in one open view: it is not shown for another order, or after the view was
 * left.
 * @param read must be the same function in each render; another one starts with `loading`. `undefined`: nothing is read
 * @returns the value; `show`, which replaces it; `retry`, which reads again at once
 */
export function usePolledValue<Data>(
  read: ((signal: AbortSignal) => Promise<Data>) | undefined,
  { intervalMs = Infinity, delayMs = 0 }: PollOptions,
): {
  readonly value: PolledValue<Data>
  readonly show: (value: PolledValue<Data>) => void
  readonly retry: () => void
} {
  const { clock, browser } = useServices().ports
  const [latest, setLatest] = useState<{ readonly read: unknown; readonly value: PolledValue<Data> }>()
  const [retryCount, setRetryCount] = useState(0)
  const retry = useCallback(() => setRetryCount((count) => count + 1), [])
  const current = useRef(read)
  const shownCount = useRef(0)
  const show = useCallback(
    (value: PolledValue<Data>) => {
      // One of an earlier render, kept for a while, would hide the value of now.
      if (current.current !== read) return
      shownCount.current += 1
      setLatest({ read, value })
    },
    [read],
  )
  useEffect(() => {
    current.current = read
    if (!read) return undefined
    const unmounted = new AbortController()
    const { signal } = unmounted
    const poll = async (): Promise<void> => {
      if (retryCount > 0) show({ phase: 'loading' })
      if (delayMs > 0) await clock.wait(delayMs, signal)
      while (!signal.aborted) {
        const since = { elapsedMs: clock.elapsedMs(), nowMs: clock.now() }
        if (isPageHidden(browser)) await untilPageVisible(browser, signal)
        // The time of day too, since the other one may not count the hours that a computer slept.
        const hiddenMs = Math.max(clock.elapsedMs() - since.elapsedMs, clock.now() - since.nowMs)
        if (hiddenMs > intervalMs) show({ phase: 'loading' })
        const before = shownCount.current
        const next = await readValue(read, signal)
        if (signal.aborted) return
        // Shown in the meantime: newer than this read.
        if (shownCount.current === before) show(next)
        if (intervalMs === Infinity) return
        await clock.wait(intervalMs, signal)
      }
    }
    // StrictMode mounts, unmounts and mounts again in one task. The microtask makes it read only once.
    queueMicrotask(() => {
      if (!signal.aborted) poll().catch(() => undefined)
    })
    return () => unmounted.abort()
  }, [read, show, intervalMs, delayMs, clock, browser, retryCount])
  return { value: latest && latest.read === read ? latest.value : { phase: 'loading' }, show, retry }
}

/** Reads once. Never rejects: an error becomes the phase `failed`. */
export async function readValue<Data>(
  read: (signal: AbortSignal) => Promise<Data>,
  signal: AbortSignal,
): Promise<PolledValue<Data>> {
  try {
    return { phase: 'known', data: await read(signal) }
  } catch (error) {
    return { phase: 'failed', error }
  }
}
