import type { Clock } from '@latchkey/kernel'
import { REDUCED_MOTION_QUERY } from './sheet-query'

const SHAKE_MS = 500

const KEYFRAMES: Keyframe[] = [0, -8, 8, -6, 6, -3, 3, 0].map((px) => ({ transform: `translateX(${px}px)` }))

/** Shakes the card; a refusal while shaking changes nothing. */
export function shake(card: HTMLElement, clock: Clock, signal: AbortSignal): void {
  if (card.hasAttribute('data-refused')) return
  card.setAttribute('data-refused', '')
  // Where nothing may move, the outline of the card says it (`shell.css.ts`).
  if (!window.matchMedia(REDUCED_MOTION_QUERY).matches)
    card.animate(KEYFRAMES, { duration: SHAKE_MS, easing: 'ease-in-out' })
  clock.wait(SHAKE_MS, signal).then(
    () => card.removeAttribute('data-refused'),
    () => undefined,
  )
}
