import { useServices } from '@latchkey/kernel/react'
import { type RefObject, useEffect } from 'react'
import type { Portal } from '../shell/create-portal'
import { SHEET_QUERY } from './media-queries'

/** Matches where the dialog is a sheet, or where a touch screen may open an on-screen keyboard. */
const TOUCH_QUERY = `${SHEET_QUERY}, (any-pointer: coarse)`

const loadMotion = (): Promise<typeof import('./lazy-motion')> => import('./lazy-motion')

/** Loads and enables dragging and keyboard handling on devices that may have a touch screen. */
export function useTouchGestures(portal: Portal, open: boolean, close: () => void): void {
  const { on, report } = useServices()
  useEffect(() => {
    if (!open || !window.matchMedia(TOUCH_QUERY).matches) return undefined
    const end = new AbortController()
    const { signal } = end
    loadMotion().then(
      ({ followKeyboard, dragToClose }) => {
        if (signal.aborted) return
        followKeyboard(portal, signal)
        const moveBack = dragToClose(portal.dialog, close, signal)
        const stop = on('kernel:close-refused', moveBack)
        signal.addEventListener('abort', stop)
      },
      // Without this code the sheet can still be closed by its close button.
      (error: unknown) => report('modal', error),
    )
    return () => end.abort()
  }, [portal, open, close, on, report])
}

/** Shakes the card when a guard refuses to close. The code is loaded at the first refusal. */
export function useShake(card: RefObject<HTMLElement | null>): void {
  const { on, ports, report } = useServices()
  const { clock } = ports
  useEffect(() => {
    const end = new AbortController()
    const { signal } = end
    const stop = on('kernel:close-refused', () => {
      loadMotion().then(
        (code) => !signal.aborted && card.current && code.shake(card.current, clock, signal),
        (error: unknown) => report('modal', error),
      )
    })
    return () => {
      stop()
      end.abort()
    }
  }, [on, report, clock, card])
}
