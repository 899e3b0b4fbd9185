import { useCallback, useEffect, useMemo, useState } from 'react'
import { useServices } from './use-services'

/**
 * Calls `run` once, when the component has had these arguments for `ms` milliseconds.
 * @param ms `undefined`: never
 * @param run a stable function; another one starts anew
 */
export function useAfter(ms: number | undefined, run: () => void): void {
  const { clock } = useServices().ports
  useEffect(() => {
    if (ms === undefined) return undefined
    const over = new AbortController()
    clock.wait(ms, over.signal).then(run, () => undefined)
    return () => over.abort()
  }, [clock, ms, run])
}

/**
 * Whether `ms` milliseconds have passed since the component got this `value`.
 * @param ms `undefined`: they do not pass
 * @param value compared by identity; without one, since the component was shown
 */
export function useHasPassed(ms: number | undefined, value?: unknown): boolean {
  const [passed, setPassed] = useState<{ readonly value: unknown }>()
  const pass = useCallback(() => setPassed({ value }), [value])
  useAfter(ms, pass)
  return ms !== undefined && passed !== undefined && passed.value === value
}

/**
 * Calls `run` whenever the page is shown or hidden: browsers slow the timers of a hidden page, and those of a computer that
 * slept have not counted the hours.
 * @param run a stable function
 */
export function usePageShown(run: () => void): void {
  const { browser } = useServices().ports
  useEffect(() => {
    const over = new AbortController()
    for (const event of ['visibilitychange', 'pageshow']) browser.listen(event, run, over.signal)
    return () => over.abort()
  }, [browser, run])
}

/**
 * Whether a time of day is past.
 * @param atMs epoch milliseconds; `undefined`: none
 * @param atMostMs a time of day that is set meanwhile lets it wait no longer than this many milliseconds
 */
export function useIsPast(atMs: number | undefined, atMostMs = Number.POSITIVE_INFINITY): boolean {
  const { clock } = useServices().ports
  const [pastMs, setPastMs] = useState<number>()
  const leftMs = useMemo(
    () => (atMs === undefined ? undefined : Math.min(Math.max(atMs - clock.now(), 0), atMostMs)),
    [clock, atMs, atMostMs],
  )
  const pass = useCallback(() => setPastMs(atMs), [atMs])
  useAfter(leftMs, pass)
  usePageShown(
    useCallback(() => {
      if (atMs !== undefined && atMs <= clock.now()) pass()
    }, [clock, atMs, pass]),
  )
  return atMs !== undefined && pastMs === atMs
}
