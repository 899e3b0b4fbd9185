import { useLayoutEffect } from 'react'
import type { Portal } from './create-portal'

/** Escape closes our dialog before the page hears of it, and only ours: one on top of it is first. */
export function useEscape(portal: Portal, open: boolean, close: () => void): void {
  // Before the dialog is on the screen: the key may come in the moment it has the focus.
  useLayoutEffect(() => {
    if (!open) return undefined
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing || !isOnTop(portal)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      close()
    }
    window.addEventListener('keydown', hear, { capture: true })
    return () => window.removeEventListener('keydown', hear, { capture: true })
  }, [portal, open, close])
}

/** What lies under another modal dialog is inert: it has no focus and is not hit. Ours covers the window. */
function isOnTop({ element, shadow }: Portal): boolean {
  if (shadow.activeElement) return true
  const tree = element.getRootNode()
  if (!(tree instanceof Document || tree instanceof ShadowRoot)) return false
  return element.contains(tree.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2))
}
