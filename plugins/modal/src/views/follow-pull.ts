import { SHEET_QUERY } from './sheet-query'

/** Pulled down this far, or this fast, the sheet goes away. */
const DISMISS_PX = 96
const DISMISS_PX_PER_MS = 0.5
/** Below this a finger is resting or tapping. */
const SLACK_PX = 8
/** What the sheet is pulled by. */
const GRIP = '[part="header"], [part="handle"]'

interface Pull {
  readonly card: HTMLElement
  readonly pointer: number
  readonly y: number
  readonly atMs: number
}

/** Lets a finger on the header pull the sheet down. Letting go asks to close; the result brings a refused one back. */
export function followPull(dialog: HTMLElement, close: () => void, signal: AbortSignal): () => void {
  let pull: Pull | undefined
  const pulled = (event: PointerEvent): number =>
    pull?.pointer === event.pointerId ? Math.max(0, event.clientY - pull.y) : 0

  const take = (event: PointerEvent): void => {
    const isGrip = event.target instanceof Element && event.target.closest(GRIP)
    if (event.pointerType !== 'touch' || !isGrip || !window.matchMedia(SHEET_QUERY).matches) return
    const card = cardIn(dialog)
    if (card) pull = { card, pointer: event.pointerId, y: event.clientY, atMs: event.timeStamp }
  }
  const move = (event: PointerEvent): void => {
    const distance = pulled(event)
    if (!pull || distance < SLACK_PX) return
    // From here on it is no tap: a button under the finger must not be pressed.
    pull.card.setPointerCapture(event.pointerId)
    moveTo(pull.card, distance)
  }
  const letGo = (event: PointerEvent): void => {
    if (pull?.pointer !== event.pointerId) return
    const distance = event.type === 'pointercancel' ? 0 : pulled(event)
    const speed = distance / Math.max(1, event.timeStamp - pull.atMs)
    const { card } = pull
    pull = undefined
    if (distance >= DISMISS_PX || (distance >= 3 * SLACK_PX && speed >= DISMISS_PX_PER_MS)) close()
    else moveTo(card, 0)
  }
  dialog.addEventListener('pointerdown', take, { signal })
  dialog.addEventListener('pointermove', move, { signal })
  dialog.addEventListener('pointerup', letGo, { signal })
  dialog.addEventListener('pointercancel', letGo, { signal })
  return () => moveTo(cardIn(dialog), 0)
}

const cardIn = (dialog: HTMLElement): HTMLElement | null => dialog.querySelector<HTMLElement>('[part="card"]')

function moveTo(card: HTMLElement | null, px: number): void {
  if (px === 0) card?.style.removeProperty('translate')
  else card?.style.setProperty('translate', `0 ${px}px`)
}
