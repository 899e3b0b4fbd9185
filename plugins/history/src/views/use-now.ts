import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** Epoch milliseconds, updated twice a minute, so that relative times stay true while the list is open. */
export function useNow(): number {
  const { clock } = useServices().ports
  const [nowMs, setNowMs] = useState(() => clock.now())
  useEffect(() => {
    const over = new AbortController()
    clock.every(TICK_MS, () => setNowMs(clock.now()), over.signal)
    return () => over.abort()
  }, [clock])
  return nowMs
}
