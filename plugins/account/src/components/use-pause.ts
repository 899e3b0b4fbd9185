import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

/** So long nothing is read again after a failure. */
const PAUSE_MS = 30_000
const TICK_MS = 1_000

/** Seconds until it may be read again; 0 when it may. */
export function usePause(failedAtMs: number | undefined): number {
  const { clock } = useServices().ports
  const [nowMs, setNowMs] = useState(() => clock.now())
  const endsAtMs = failedAtMs === undefined ? 0 : failedAtMs + PAUSE_MS
  useEffect(() => {
    setNowMs(clock.now())
    if (endsAtMs <= clock.now()) return undefined
    const over = new AbortController()
    const look = (): void => {
      setNowMs(clock.now())
      if (endsAtMs <= clock.now()) over.abort()
    }
    clock.every(TICK_MS, look, over.signal)
    return () => over.abort()
  }, [clock, endsAtMs])
  return Math.max(0, Math.ceil((endsAtMs - nowMs) / TICK_MS))
}
