import { useOnline, useServices } from '@latchkey/kernel/react'
import { useCallback, useEffect, useState } from 'react'
import { usePause } from './use-pause'

export interface Reading {
  readonly isOnline: boolean
  /** The visitor asked for it again. */
  readonly isRetrying: boolean
  /** Seconds until it may be asked for again. */
  readonly pauseSeconds: number
  readonly retry: () => void
}

/**
 * Has a list read when it comes into sight, and again when the page is back online, after the pause that follows a failure.
 * @param read never asked where it is undefined
 */
export function useReading(read: (() => Promise<void>) | undefined, failedAtMs: number | undefined): Reading {
  const { report } = useServices()
  const isOnline = useOnline()
  const pauseSeconds = usePause(failedAtMs)
  const [isRetrying, setRetrying] = useState(false)
  const ask = useCallback(async () => {
    try {
      await read?.()
    } catch (error) {
      report('account', error)
    }
  }, [read, report])
  const [isMissed, setMissed] = useState(false)
  useEffect(() => {
    let current = true
    // StrictMode mounts, unmounts and mounts in one go; what is asked after that is asked once.
    queueMicrotask(() => void (current && ask()))
    return () => {
      current = false
    }
  }, [ask])
  useEffect(() => {
    if (!isOnline) setMissed(true)
  }, [isOnline])
  const isBack = isOnline && isMissed && pauseSeconds === 0
  useEffect(() => {
    if (!isBack) return
    setMissed(false)
    void ask()
  }, [isBack, ask])
  const retry = useCallback(async () => {
    setRetrying(true)
    await ask()
    setRetrying(false)
  }, [ask])
  return { isOnline, isRetrying, pauseSeconds, retry }
}
