import { useLayoutEffect } from 'react'
import type { Portal } from '../shell/create-portal'

/** Closes the dialog on Escape and hides the key from the page, unless another modal dialog is on top of this one. */
export function useEscape(portal: Portal, open: boolean, close: () => void): void {
  // A layout effect listens before the dialog is painted, because the key may be pressed right after it opened.
  useLayoutEffect(() => {
    if (!open) return undefined
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || !isOnTop(portal)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      close()
    }
    window.addEventListener('keydown', closeOnEscape, { capture: true })
    return () => window.removeEventListener('keydown', closeOnEscape, { capture: true })
  }, [portal, open, close])
}

/** Whether no other modal dialog is above this one. Below another modal dialog, content is inert: it has no focus and no hits. */
function isOnTop({ element, shadow }: Portal): boolean {
  if (shadow.activeElement) return true
  const tree = element.getRootNode()
  if (!(tree instanceof Document || tree instanceof ShadowRoot)) return false
  return element.contains(tree.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2))
}
