import { type Ages, createAges } from '@latchkey/kernel/queries'
import { usePageShown, useServices } from '@latchkey/kernel/react'
import { useCallback, useLayoutEffect, useState } from 'react'

const TICK_MS = 30_000

/** The time while a list is open. */
export interface Now {
  /** Epoch milliseconds. */
  readonly ms: number
  /** The same for the whole time, so that a clock that is set changes none that it has. */
  readonly ages: Pick<Ages, 'of'>
}

/** A new object when the list or its page is shown again, and twice a minute, so that relative times are true. */
export function useNow(): Now {
  const { clock } = useServices().ports
  const [now, setNow] = useState<Now>(() => ({ ms: clock.now(), ages: createAges(clock) }))
  const look = useCallback(
    () =>
      setNow((before) =>
        Math.abs(clock.now() - before.ms) < TICK_MS ? before : { ...before, ms: clock.now() },
      ),
    [clock],
  )
  usePageShown(look)
  useLayoutEffect(() => {
    const over = new AbortController()
    look()
    clock.every(TICK_MS, () => setNow(({ ages }) => ({ ms: clock.now(), ages })), over.signal)
    return () => over.abort()
  }, [clock, look])
  return now
}
