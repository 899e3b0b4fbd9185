import { useLayoutEffect } from 'react'
import type { Portal } from '../shell/create-portal'

/** Escape closes the dialog and does not reach the page. A dialog on top of this one is closed first. */
export function useEscape(portal: Portal, open: boolean, close: () => void): void {
  // Before the dialog is on the screen: the key may come in the moment it has the focus.
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

/** Under another modal dialog everything is inert: without focus, and not hit. Ours covers the window. */
function isOnTop({ element, shadow }: Portal): boolean {
  if (shadow.activeElement) return true
  const tree = element.getRootNode()
  if (!(tree instanceof Document || tree instanceof ShadowRoot)) return false
  return element.contains(tree.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2))
}
