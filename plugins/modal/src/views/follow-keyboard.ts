import type { Portal } from './create-portal'

const INSET = '--lk-keyboard-inset'

/** Lifts the dialog above a keyboard on the screen, which covers the window without resizing it. */
export function followKeyboard({ dialog, shadow }: Portal, signal: AbortSignal): void {
  const { visualViewport: visible } = window
  if (!visible) return
  const follow = (): void => {
    // Zoomed in, a smaller part is seen and nothing is covered.
    const covered =
      visible.scale > 1 ? 0 : Math.max(0, window.innerHeight - visible.height - visible.offsetTop)
    dialog.style.setProperty(INSET, `${Math.round(covered)}px`)
    if (covered > 0) shadow.activeElement?.scrollIntoView({ block: 'nearest' })
  }
  follow()
  visible.addEventListener('resize', follow, { signal })
  visible.addEventListener('scroll', follow, { signal })
  signal.addEventListener('abort', () => dialog.style.removeProperty(INSET))
}
