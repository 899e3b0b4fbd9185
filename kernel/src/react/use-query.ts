import { useCallback, useEffect, useMemo, useState } from 'react'
import { FAILURE_PAUSE_MS, failedAtMs, type QueryEntry } from '../queries/query-entry'
import { useServices } from './use-services'
import { useOnline } from './view-hooks'

export interface UseQueryOptions {
  /** Id of the plugin that owns the query, as whose failure an error is reported. */
  readonly pluginId: string
  /** The query's entry in the plugin's state, from `usePluginState`. */
  readonly entry: QueryEntry<object> | undefined
  /** The plugin's method that reads it unless it is fresh. The same function in each render; `undefined`: nothing is read. */
  readonly load: (() => Promise<void>) | undefined
}

export interface UseQueryResult {
  /** Whether the browser has a network. */
  readonly isOnline: boolean
  /** Whether a fetch that the user has requested with `retry` is pending. */
  readonly isRetrying: boolean
  /** Remaining seconds of the pause after a failure, or 0. */
  readonly pauseSeconds: number
  readonly retry: () => Promise<void>
}

/**
 * Fetches a query when the view mounts, and again when the page is back online and the pause after a failure is over.
 * @example
 * const entry = usePluginState(portfolioContract, (state) => state.native[account])
 * const { loadBalance } = usePlugin(portfolioContract)
 * const { pauseSeconds, retry } = useQuery({ pluginId: 'portfolio', entry, load: loadBalance })
 */
export function useQuery({ pluginId, entry, load }: UseQueryOptions): UseQueryResult {
  const { report } = useServices()
  const isOnline = useOnline()
  const pauseSeconds = useFailurePause(entry)
  const [isRetrying, setRetrying] = useState(false)
  const fetch = useCallback(async () => {
    try {
      await load?.()
    } catch (error) {
      report(pluginId, error)
    }
  }, [load, report, pluginId])
  const [wasOffline, setWasOffline] = useState(false)
  useEffect(() => {
    let isMounted = true
    // StrictMode mounts, unmounts and mounts again in one task. The query is fetched only once.
    queueMicrotask(() => void (isMounted && fetch()))
    return () => {
      isMounted = false
    }
  }, [fetch])
  useEffect(() => {
    if (!isOnline) setWasOffline(true)
  }, [isOnline])
  const isBack = isOnline && wasOffline && pauseSeconds === 0
  useEffect(() => {
    if (!isBack) return
    setWasOffline(false)
    void fetch()
  }, [isBack, fetch])
  const retry = useCallback(async () => {
    setRetrying(true)
    await fetch()
    setRetrying(false)
  }, [fetch])
  return { isOnline, isRetrying, pauseSeconds, retry }
}

const TICK_MS = 1_000

/** Returns the remaining seconds until a failed query may be fetched again, or 0. Renders again each second. */
export function useFailurePause(entry: QueryEntry<object> | undefined): number {
  const { clock } = useServices().ports
  const atMs = failedAtMs(entry)
  const pause = useMemo(() => {
    if (atMs === undefined) return undefined
    // The time of day says only how old the failure is at first: it may be set while the pause lasts.
    const ageMs = Math.min(Math.max(0, clock.now() - atMs), FAILURE_PAUSE_MS)
    return { endsAtMs: clock.elapsedMs() - ageMs + FAILURE_PAUSE_MS }
  }, [clock, atMs])
  const [, render] = useState(0)
  useEffect(() => {
    if (!pause) return undefined
    const over = new AbortController()
    const tick = (): void => {
      render((count) => count + 1)
      if (pause.endsAtMs <= clock.elapsedMs()) over.abort()
    }
    // At once too, because the view may have been rendered ahead long ago.
    tick()
    clock.every(TICK_MS, tick, over.signal)
    return () => over.abort()
  }, [clock, pause])
  return pause ? Math.max(0, Math.ceil((pause.endsAtMs - clock.elapsedMs()) / TICK_MS)) : 0
}
