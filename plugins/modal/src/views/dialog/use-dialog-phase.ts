import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Portal } from '../shell/create-portal'
import { lockScroll } from './lock-scroll'
import { rememberFocus } from './remember-focus'

export type DialogPhase = 'closed' | 'open' | 'closing'

interface DialogPhaseOptions {
  /** Whether the router has a view to show. */
  readonly open: boolean
  readonly portal: Portal
  readonly card: RefObject<HTMLElement | null>
  /** Closes on behalf of the user; a guard may refuse. */
  readonly close: () => void
}

/** Opens the native dialog at once, and closes it when the card's closing animation has ended. */
export function useDialogPhase({ open, portal, card, close }: DialogPhaseOptions): DialogPhase {
  const { dialog } = portal
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  const phase = open ? 'open' : shown ? 'closing' : 'closed'
  const visible = phase !== 'closed'

  useLayoutEffect(() => {
    if (!visible) return undefined
    const restoreFocus = rememberFocus(dialog)
    // Before the dialog's first layout: the page is then laid out once, with both.
    const unlock = lockScroll()
    showModal(dialog)
    return () => {
      unlock()
      // The browser focuses what was focused before.
      dialog.close()
      restoreFocus()
    }
  }, [visible, dialog])

  useLayoutEffect(() => {
    if (!open) return undefined
    // Browsers without `closedby` close a dialog by themselves; whether it closes is for the guards to decide.
    const reopen = (): void => {
      if (dialog.open || !dialog.isConnected) return
      showModal(dialog)
      close()
    }
    const refuse = (event: Event): void => event.preventDefault()
    dialog.addEventListener('close', reopen)
    dialog.addEventListener('cancel', refuse)
    return () => {
      dialog.removeEventListener('close', reopen)
      dialog.removeEventListener('cancel', refuse)
    }
  }, [open, dialog, close])

  useEffect(() => {
    if (phase !== 'closing') return undefined
    let current = true
    // Nothing moves in a hidden page, so there is nothing to wait for.
    const animations = document.hidden ? [] : (card.current?.getAnimations() ?? [])
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (current) setShown(false)
    })
    return () => {
      current = false
    }
  }, [phase, card])

  return phase
}

function showModal(dialog: HTMLDialogElement): void {
  if (!dialog.isConnected || dialog.matches(':modal')) return
  // Removed from the page while open, it keeps the attribute but leaves the top layer.
  dialog.removeAttribute('open')
  dialog.showModal()
  // Chromium 156 focuses the first button in spite of `autofocus`: a held key would press it.
  dialog.focus({ preventScroll: true })
}
