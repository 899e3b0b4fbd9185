import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Portal } from './create-portal'
import { keepFocusPlace } from './focus-place'
import { lockScroll } from './scroll-lock'

export type DialogPhase = 'closed' | 'open' | 'closing'

interface DialogPhaseParts {
  /** What the router wants. */
  readonly open: boolean
  readonly portal: Portal
  readonly card: RefObject<HTMLElement | null>
  /** The visitor's wish to close. */
  readonly close: () => void
}

/** Ties the native dialog to the router: open at once, closed when the card has left. */
export function useDialogPhase({ open, portal, card, close }: DialogPhaseParts): DialogPhase {
  const { dialog } = portal
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  const phase = open ? 'open' : shown ? 'closing' : 'closed'
  const visible = phase !== 'closed'

  useLayoutEffect(() => {
    if (!visible) return undefined
    const giveBack = keepFocusPlace(dialog)
    // Before the dialog's first layout: the page is then laid out once, with both.
    const unlock = lockScroll()
    showModal(dialog)
    return () => {
      unlock()
      // Gives the focus back to where it was.
      dialog.close()
      giveBack()
    }
  }, [visible, dialog])

  useLayoutEffect(() => {
    if (!open) return undefined
    // Browsers that do not know `closedby` end a dialog by themselves; whether it ends is the guards' business.
    const again = (): void => {
      if (dialog.open || !dialog.isConnected) return
      showModal(dialog)
      close()
    }
    const refuse = (event: Event): void => event.preventDefault()
    dialog.addEventListener('close', again)
    dialog.addEventListener('cancel', refuse)
    return () => {
      dialog.removeEventListener('close', again)
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
  // Taken out of the page while open, it keeps the attribute but not its place on top.
  dialog.removeAttribute('open')
  dialog.showModal()
  // Chromium 156 gives the first focus to the first button all the same: one held key would press it.
  dialog.focus({ preventScroll: true })
}
