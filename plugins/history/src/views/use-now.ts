import { type Ages, createAges } from '@latchkey/kernel/queries'
import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'

const TICK_MS = 30_000

/** The time while a list is open. */
export interface Now {
  /** Epoch milliseconds. */
  readonly ms: number
  /** The same for the whole time, so that a clock that is set changes none that it has. */
  readonly ages: Pick<Ages, 'of'>
}

/** A new object twice a minute, so that relative times stay true while the list is open. */
export function useNow(): Now {
  const { clock } = useServices().ports
  const [now, setNow] = useState<Now>(() => ({ ms: clock.now(), ages: createAges(clock) }))
  useEffect(() => {
    const over = new AbortController()
    clock.every(TICK_MS, () => setNow(({ ages }) => ({ ms: clock.now(), ages })), over.signal)
    return () => over.abort()
  }, [clock])
  return now
}
