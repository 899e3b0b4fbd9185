import { type Ages, createAges } from '@latchkey/kernel/queries'
import { useServices } from '@latchkey/kernel/react'
import { useLayoutEffect, useState } from 'react'

const TICK_MS = 30_000

/** The time while a list is open. */
export interface Now {
  /** Epoch milliseconds. */
  readonly ms: number
  /** The same for the whole time, so that a clock that is set changes none that it has. */
  readonly ages: Pick<Ages, 'of'>
}

/** A new object when the list is shown that was rendered ahead, and twice a minute, so that relative times are true. */
export function useNow(): Now {
  const { clock } = useServices().ports
  const [now, setNow] = useState<Now>(() => ({ ms: clock.now(), ages: createAges(clock) }))
  useLayoutEffect(() => {
    const over = new AbortController()
    const renew = (): void => setNow(({ ages }) => ({ ms: clock.now(), ages }))
    setNow((before) =>
      Math.abs(clock.now() - before.ms) < TICK_MS ? before : { ...before, ms: clock.now() },
    )
    clock.every(TICK_MS, renew, over.signal)
    return () => over.abort()
  }, [clock])
  return now
}
