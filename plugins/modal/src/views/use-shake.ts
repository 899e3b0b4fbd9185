import { useServices } from '@latchkey/kernel/react'
import { type RefObject, useEffect } from 'react'
import { REDUCED_MOTION_QUERY } from './sheet-query'

const SHAKE_MS = 500

const KEYFRAMES: Keyframe[] = [0, -8, 8, -6, 6, -3, 3, 0].map((px) => ({ transform: `translateX(${px}px)` }))

/** Shakes the card when a guard refuses to close; a refusal while shaking changes nothing. */
export function useShake(card: RefObject<HTMLElement | null>): void {
  const { on, ports } = useServices()
  const { clock } = ports
  useEffect(() => {
    const ends = new AbortController()
    const stop = on('kernel:close-refused', () => {
      const { current } = card
      if (!current || current.hasAttribute('data-refused')) return
      current.setAttribute('data-refused', '')
      // Where nothing may move, the outline of the card says it (`shell.css.ts`).
      if (!window.matchMedia(REDUCED_MOTION_QUERY).matches)
        current.animate(KEYFRAMES, { duration: SHAKE_MS, easing: 'ease-in-out' })
      clock.wait(SHAKE_MS, ends.signal).then(
        () => current.removeAttribute('data-refused'),
        () => undefined,
      )
    })
    return () => {
      stop()
      ends.abort()
    }
  }, [on, clock, card])
}
