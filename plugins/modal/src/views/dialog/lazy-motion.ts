/**
 * What is only fetched for touch screens, or when a guard refuses to close: one chunk, since a file of its own for each
 * would cost every dialog its name.
 */
import type { Clock } from '@latchkey/kernel'
import type { Portal } from '../shell/create-portal'
import { REDUCED_MOTION_QUERY, SHEET_QUERY } from './media-queries'

/** Dragged down this far, or this fast, the sheet closes. */
const DISMISS_PX = 96
const DISMISS_PX_PER_MS = 0.5
/** Below this distance the finger rests or taps. */
const SLACK_PX = 8
/** What the sheet is dragged by. */
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

/** Lets a finger on the header drag the sheet down and calls `close`; the result moves the sheet back after a refusal. */
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
    // From here on it is no tap: a button under the finger must not be pressed.
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

/** Lifts the dialog above an on-screen keyboard, which covers the window without resizing it. */
export function followKeyboard({ dialog, shadow }: Portal, signal: AbortSignal): void {
  const { visualViewport: viewport } = window
  if (!viewport) return
  const follow = (): void => {
    // While zoomed in, a smaller part of the page is visible and nothing is covered.
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

/** Shakes the card; a refusal while it shakes changes nothing. */
export function shake(card: HTMLElement, clock: Clock, signal: AbortSignal): void {
  if (card.hasAttribute('data-refused')) return
  card.setAttribute('data-refused', '')
  // With reduced motion the outline of the card shows the refusal (`shell.css.ts`).
  if (!window.matchMedia(REDUCED_MOTION_QUERY).matches)
    card.animate(SHAKE_KEYFRAMES, { duration: SHAKE_MS, easing: 'ease-in-out' })
  clock.wait(SHAKE_MS, signal).then(
    () => card.removeAttribute('data-refused'),
    () => undefined,
  )
}
