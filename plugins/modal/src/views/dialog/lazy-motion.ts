/**
 * Code that is only loaded on touch screens or when a guard refuses to close. It is one chunk, because each further chunk
 * would add its file name to the code of every dialog.
 */
import type { Clock } from '@latchkey/kernel'
import type { Portal } from '../shell/create-portal'
import { REDUCED_MOTION_QUERY, SHEET_QUERY } from './media-queries'

/** The sheet closes when it was dragged down this far (px) and does not go up, or this fast (px per ms). */
const DISMISS_PX = 96
const DISMISS_PX_PER_MS = 0.5
/** Shorter movements, in px, count as a tap. */
const SLACK_PX = 8
/** A finger that did not move for this long before it was lifted has no speed. */
const REST_MS = 100
/** The elements by which the sheet can be dragged always. By others it can be where their content is at its start. */
const GRIP = '[part="header"], [part="handle"]'
/** In these a finger selects or slides. */
const OWN_GESTURES = 'input, textarea, select, iframe'

const RETURN: KeyframeAnimationOptions = { duration: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

const SHAKE_MS = 500
const SHAKE_KEYFRAMES: Keyframe[] = [0, -8, 8, -6, 6, -3, 3, 0].map((px) => ({
  transform: `translateX(${px}px)`,
}))

const KEYBOARD_INSET = '--lk-keyboard-inset'

interface Drag {
  readonly card: HTMLElement
  readonly pointerId: number
  readonly startX: number
  readonly startY: number
  /** Whether it began in the header, where nothing scrolls. */
  readonly isGrip: boolean
  /** Whether it moves the sheet: a shorter movement is a tap. */
  readonly isMoving: boolean
  readonly distance: number
  readonly speed: number
  readonly movedAtMs: number
}

/**
 * Lets the user drag the sheet down, by its header or by content that is at its start, and calls `close` at the end. The
 * overlay follows. Returns a function that moves the sheet back, for when closing is refused.
 */
export function dragToClose(dialog: HTMLElement, close: () => void, signal: AbortSignal): () => void {
  const sheet = createSheet(dialog)
  let drag: Drag | undefined
  // One that was dragged away may open again before it has closed.
  sheet.moveBack()

  const start = (event: PointerEvent): void => {
    const { target, pointerType, pointerId, clientX, clientY } = event
    if (drag || pointerType !== 'touch' || !(target instanceof Element)) return
    const card = sheet.card()
    const isGrip = target.closest(GRIP) !== null
    const isMovable = isGrip || (card?.contains(target) && isAtStart(target, card))
    if (!card || !isMovable || !window.matchMedia(SHEET_QUERY).matches) return
    // A sheet that is on its way back is taken where it is.
    const startY = clientY - sheet.hold()
    const rest = { isMoving: false, distance: 0, speed: 0, movedAtMs: event.timeStamp }
    drag = { card, pointerId, startX: clientX, startY, isGrip, ...rest }
  }
  const move = (event: PointerEvent): void => {
    if (drag?.pointerId !== event.pointerId) return
    const distance = Math.max(0, event.clientY - drag.startY)
    const speed = (distance - drag.distance) / Math.max(1, event.timeStamp - drag.movedAtMs)
    const isMoving = drag.isMoving || distance >= SLACK_PX
    drag = { ...drag, isMoving, distance, speed, movedAtMs: event.timeStamp }
    if (!isMoving) return
    // The movement is not a tap any more, so capturing the pointer prevents a click on the button below.
    drag.card.setPointerCapture(event.pointerId)
    sheet.moveTo(distance)
  }
  // Without it the browser would scroll the content, which is at its start, and cancel the pointer.
  const keep = (event: TouchEvent): void => {
    // An event that a script of the page made may have none.
    const touch = 'touches' in event ? event.touches[0] : undefined
    if (!drag || drag.isGrip || !touch || !event.cancelable) return
    const down = touch.clientY - drag.startY
    if (drag.isMoving || down > Math.abs(touch.clientX - drag.startX)) event.preventDefault()
  }
  const end = (event: PointerEvent): void => {
    if (drag?.pointerId !== event.pointerId) return
    const { distance, movedAtMs, speed: lastSpeed } = drag
    const speed = event.timeStamp - movedAtMs > REST_MS ? 0 : lastSpeed
    drag = undefined
    const isFar = distance >= DISMISS_PX && speed >= 0
    const isFast = distance >= 3 * SLACK_PX && speed >= DISMISS_PX_PER_MS
    if (event.type === 'pointerup' && (isFar || isFast)) close()
    else sheet.moveBack()
  }
  dialog.addEventListener('pointerdown', start, { signal })
  dialog.addEventListener('pointermove', move, { signal })
  dialog.addEventListener('touchmove', keep, { signal, passive: false })
  dialog.addEventListener('pointerup', end, { signal })
  dialog.addEventListener('pointercancel', end, { signal })
  return sheet.moveBack
}

/** Whether nothing between the element and the card is scrolled, and a finger there has no gestures of its own. */
function isAtStart(target: Element, card: HTMLElement): boolean {
  if (target.closest(OWN_GESTURES)) return false
  for (let one: Element | null = target; one && one !== card; one = one.parentElement)
    if (one.scrollTop > 0) return false
  return true
}

interface Sheet {
  card(): HTMLElement | null
  moveTo(px: number): void
  /** Lets it glide to its place. */
  moveBack(): void
  /** Stops it on its way back. Returns how far from its place it is, in px. */
  hold(): number
}

function createSheet(dialog: HTMLElement): Sheet {
  const find = (part: string): HTMLElement | null => dialog.querySelector<HTMLElement>(`[part="${part}"]`)
  const card = (): HTMLElement | null => find('card')
  let distance = 0
  let returning: readonly Animation[] = []
  const moveTo = (px: number): void => {
    distance = px
    card()?.style.setProperty('translate', `0 ${px}px`)
    const share = px / Math.max(1, card()?.offsetHeight ?? 1)
    find('overlay')?.style.setProperty('opacity', `${Math.max(0, 1 - share)}`)
  }
  return {
    card,
    moveTo,
    moveBack() {
      const moved = [
        [card(), 'translate', '0 0'],
        [find('overlay'), 'opacity', '1'],
      ] as const
      const isStill = distance === 0 || window.matchMedia(REDUCED_MOTION_QUERY).matches
      returning = moved.flatMap(([element, property, to]) => {
        const from = element?.style.getPropertyValue(property)
        element?.style.removeProperty(property)
        return element && from && !isStill ? [element.animate({ [property]: [from, to] }, RETURN)] : []
      })
      distance = 0
    },
    hold() {
      const progress = returning[0]?.effect?.getComputedTiming().progress
      const element = card()
      if (progress == null || !element) return 0
      const px = Number.parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? '0')
      for (const animation of returning) animation.cancel()
      returning = []
      moveTo(px)
      return px
    },
  }
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
