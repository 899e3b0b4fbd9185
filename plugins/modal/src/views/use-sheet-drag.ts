import { useServices } from '@latchkey/kernel/react'
import { type PointerEvent, type RefObject, useEffect, useMemo } from 'react'
import { SHEET_QUERY } from './sheet-query'

/** Pulled down this far, or this fast, the sheet goes away. */
const DISMISS_PX = 96
const DISMISS_PX_PER_MS = 0.5
/** Below this a finger is resting or tapping. */
const SLACK_PX = 8

export interface Grip {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(event: PointerEvent<HTMLElement>): void
}

/** Lets a finger on the header pull the sheet down. Letting go asks to close; a refusal brings it back. */
export function useSheetDrag(card: RefObject<HTMLElement | null>, close: () => void): Grip {
  const { on } = useServices()
  useEffect(() => on('kernel:close-refused', () => moveTo(card.current, 0)), [on, card])
  return useMemo(() => createGrip(card, close), [card, close])
}

function createGrip(card: RefObject<HTMLElement | null>, close: () => void): Grip {
  let start: { readonly pointer: number; readonly y: number; readonly at: number } | undefined
  const pulled = (event: PointerEvent<HTMLElement>): number =>
    start?.pointer === event.pointerId ? Math.max(0, event.clientY - start.y) : 0
  const letGo = (event: PointerEvent<HTMLElement>, dismiss: boolean): void => {
    if (start?.pointer !== event.pointerId) return
    start = undefined
    if (dismiss) close()
    else moveTo(card.current, 0)
  }
  return {
    onPointerDown(event) {
      if (event.pointerType !== 'touch' || !window.matchMedia(SHEET_QUERY).matches) return
      start = { pointer: event.pointerId, y: event.clientY, at: event.timeStamp }
    },
    onPointerMove(event) {
      const distance = pulled(event)
      if (distance < SLACK_PX) return
      // From here on it is no tap: a button under the finger must not be pressed.
      event.currentTarget.setPointerCapture(event.pointerId)
      moveTo(card.current, distance)
    },
    onPointerUp(event) {
      const distance = pulled(event)
      const speed = distance / Math.max(1, event.timeStamp - (start?.at ?? 0))
      letGo(event, distance >= DISMISS_PX || (distance >= 3 * SLACK_PX && speed >= DISMISS_PX_PER_MS))
    },
    onPointerCancel: (event) => letGo(event, false),
  }
}

function moveTo(card: HTMLElement | null, px: number): void {
  if (!card) return
  if (px === 0) card.style.removeProperty('translate')
  else card.style.setProperty('translate', `0 ${px}px`)
}
