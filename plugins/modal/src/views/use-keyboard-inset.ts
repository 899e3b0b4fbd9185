import { useEffect } from 'react'
import type { Portal } from './create-portal'

/** Lifts the dialog above a keyboard on the screen, which covers the window without resizing it. */
export function useKeyboardInset({ dialog, shadow }: Portal, open: boolean): void {
  useEffect(() => {
    const { visualViewport: visible } = window
    if (!open || !visible) return undefined
    const follow = (): void => {
      // Zoomed in, a smaller part is seen and nothing is covered.
      const covered =
        visible.scale > 1 ? 0 : Math.max(0, window.innerHeight - visible.height - visible.offsetTop)
      dialog.style.setProperty('--lk-keyboard-inset', `${Math.round(covered)}px`)
      if (covered > 0) shadow.activeElement?.scrollIntoView({ block: 'nearest' })
    }
    follow()
    visible.addEventListener('resize', follow)
    visible.addEventListener('scroll', follow)
    return () => {
      visible.removeEventListener('resize', follow)
      visible.removeEventListener('scroll', follow)
      dialog.style.removeProperty('--lk-keyboard-inset')
    }
  }, [dialog, shadow, open])
}
