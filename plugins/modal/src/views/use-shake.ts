import { useServices } from '@latchkey/kernel/react'
import { type RefObject, useEffect } from 'react'
import { loadMotionParts } from './load-motion-parts'

/** Shakes the card when a guard refuses to close: most dialogs never do, so they do not wait for it. */
export function useShake(card: RefObject<HTMLElement | null>): void {
  const { on, ports, report } = useServices()
  const { clock } = ports
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    const stop = on('kernel:close-refused', () => {
      loadMotionParts().then(
        (code) => !signal.aborted && card.current && code.shake(card.current, clock, signal),
        (error: unknown) => report('modal', error),
      )
    })
    return () => {
      stop()
      ends.abort()
    }
  }, [on, report, clock, card])
}
