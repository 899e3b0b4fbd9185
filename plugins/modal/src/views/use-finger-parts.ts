import { useServices } from '@latchkey/kernel/react'
import { useEffect } from 'react'
import type { Portal } from './create-portal'
import { loadMotionParts } from './load-motion-parts'
import { SHEET_QUERY } from './sheet-query'

/** A finger that works the sheet, or a keyboard on the screen. */
const FINGER_QUERY = `${SHEET_QUERY}, (any-pointer: coarse)`

/** Fetches what fingers need, where there may be some: a mouse waits for none of it. */
export function useFingerParts(portal: Portal, open: boolean, close: () => void): void {
  const { on, report } = useServices()
  useEffect(() => {
    if (!open || !window.matchMedia(FINGER_QUERY).matches) return undefined
    const end = new AbortController()
    const { signal } = end
    loadMotionParts().then(
      ({ followKeyboard, followPull }) => {
        if (signal.aborted) return
        followKeyboard(portal, signal)
        const putBack = followPull(portal.dialog, close, signal)
        const stop = on('kernel:close-refused', putBack)
        signal.addEventListener('abort', stop)
      },
      // The sheet has its close button all the same.
      (error: unknown) => report('modal', error),
    )
    return () => end.abort()
  }, [portal, open, close, on, report])
}
