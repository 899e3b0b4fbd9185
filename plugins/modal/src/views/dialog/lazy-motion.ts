/**
 * Code that is only loaded on touch screens or when a guard refuses to close. It is one chunk, because each further chunk
 * would add its file name to the code of every dialog.
 */
import type { Clock } from '@latchkey/kernel'
import type { Portal } from '../shell/create-portal'
import { REDUCED_MOTION_QUERY, SHEET_QUERY } from './media-queries'

/** The sheet closes when it was dragged down this far (px) or this fast (px per ms). */
const DISMISS_PX = 96
const DISMISS_PX_PER_MS = 0.5
/** Shorter movements, in px, count as a tap. */
const SLACK_PX = 8
/** The elements by which the sheet can be dragged. */
const GRIP = '[part="header"], [part="handle"]'

const SHAKE_MS = 500
const SHAKE_KEYFRAMES: Keyframe[] = [0, -8, 8, -6, 6, -3, 3, 0].map((px) => ({
  transform: `translateX(${px}px)`,
}))

const KEYBOARD_INSET = '--lk-keyboard-inset'

interface Drag {
  readonly card: HTMLElement
  readonly pointerId: number
  readonly startY: number
  readonly startedAtMs: number
}

/**
 * Lets the user drag the sheet down by its header, and calls `close` at the end. Returns a function that moves the sheet
 * back, for when closing is refused.
 */
export function dragToClose(dialog: HTMLElement, close: () => void, signal: AbortSignal): () => void {
  let drag: Drag | undefined
  const distanceOf = (event: PointerEvent): number =>
    drag?.pointerId === event.pointerId ? Math.max(0, event.clientY - drag.startY) : 0

  const start = (event: PointerEvent): void => {
    const isGrip = event.target instanceof Element && event.target.closest(GRIP)
    if (event.pointerType !== 'touch' || !isGrip || !window.matchMedia(SHEET_QUERY).matches) return
    const card = cardIn(dialog)
    if (card) drag = { card, pointerId: event.pointerId, startY: event.clientY, startedAtMs: event.timeStamp }
  }
  const move = (event: PointerEvent): void => {
    const distance = distanceOf(event)
    if (!drag || distance < SLACK_PX) return
    // The movement is not a tap any more, so capturing the pointer prevents a click on the button below.
    drag.card.setPointerCapture(event.pointerId)
    moveTo(drag.card, distance)
  }
  const end = (event: PointerEvent): void => {
    if (drag?.pointerId !== event.pointerId) return
    const distance = event.type === 'pointercancel' ? 0 : distanceOf(event)
    const speed = distance / Math.max(1, event.timeStamp - drag.startedAtMs)
    const { card } = drag
    drag = undefined
    if (distance >= DISMISS_PX || (distance >= 3 * SLACK_PX && speed >= DISMISS_PX_PER_MS)) close()
    else moveTo(card, 0)
  }
  dialog.addEventListener('pointerdown', start, { signal })
  dialog.addEventListener('pointermove', move, { signal })
  dialog.addEventListener('pointerup', end, { signal })
  dialog.addEventListener('pointercancel', end, { signal })
  return () => moveTo(cardIn(dialog), 0)
}

const cardIn = (dialog: HTMLElement): HTMLElement | null => dialog.querySelector<HTMLElement>('[part="card"]')

function moveTo(card: HTMLElement | null, px: number): void {
  if (px === 0) card?.style.removeProperty('translate')
  else card?.style.setProperty('translate', `0 ${px}px`)
}

/** Moves the dialog above an on-screen keyboard, which covers the window without resizing it. */
export function followKeyboard({ dialog, shadow }: Portal, signal: AbortSignal): void {
  const { visualViewport: viewport } = window
  if (!viewport) return
  const follow = (): void => {
    // While the page is zoomed in, the visual viewport is smaller although nothing is covered.
    const covered =
      viewport.scale > 1 ? 0 : Math.max(0, window.innerHeight - viewport.height - viewport.offsetTop)
    dialog.style.setProperty(KEYBOARD_INSET, `${Math.round(covered)}px`)
    if (covered > 0) shadow.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  follow()
  viewport.addEventListener('resize', follow, { signal })
  viewport.addEventListener('scroll', follow, { signal })
  signal.addEventListener('abort', () => dialog.style.removeProperty(KEYBOARD_INSET))
}

/** Shakes the card for half a second. Does nothing while it is already shaking. */
export function shake(card: HTMLElement, clock: Clock, signal: AbortSignal): void {
  if (card.hasAttribute('data-refused')) return
  card.setAttribute('data-refused', '')
  // With reduced motion an outline shows the refusal instead (`shell.css.ts`).
  if (!window.matchMedia(REDUCED_MOTION_QUERY).matches)
    card.animate(SHAKE_KEYFRAMES, { duration: SHAKE_MS, easing: 'ease-in-out' })
  clock.wait(SHAKE_MS, signal).then(
    () => card.removeAttribute('data-refused'),
    () => undefined,
  )
}
