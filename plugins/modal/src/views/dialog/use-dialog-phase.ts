import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Portal } from '../shell/create-portal'
import { lockScroll } from './lock-scroll'
import { rememberFocus } from './remember-focus'

export type DialogPhase = 'closed' | 'open' | 'closing'

interface DialogPhaseOptions {
  /** Whether there is a view to show. */
  readonly open: boolean
  readonly portal: Portal
  readonly card: RefObject<HTMLElement | null>
  /** Requests to close on behalf of the user. A guard may refuse. */
  readonly close: () => void
}

/** Opens the native dialog when `open` is set, and closes it when the card's closing animation has ended. */
export function useDialogPhase({ open, portal, card, close }: DialogPhaseOptions): DialogPhase {
  const { dialog } = portal
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  const phase = open ? 'open' : shown ? 'closing' : 'closed'
  const visible = phase !== 'closed'

  useLayoutEffect(() => {
    if (!visible) return undefined
    const restoreFocus = rememberFocus(dialog)
    // Locked before the dialog opens, so that both changes need only one layout of the page.
    const unlock = lockScroll()
    showModal(dialog)
    return () => {
      unlock()
      // When a dialog closes, the browser focuses the element that had the focus before.
      dialog.close()
      restoreFocus()
    }
  }, [visible, dialog])

  useLayoutEffect(() => {
    if (!open) return undefined
    // Browsers without `closedby` close the dialog by themselves. It is reopened, because a guard may refuse to close it.
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
    // Animations do not run in a hidden page.
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
  // A dialog that was removed from the page while it was open keeps the attribute, but is no longer in the top layer.
  dialog.removeAttribute('open')
  dialog.showModal()
  // Chromium focuses the first button in spite of `autofocus`. A key that is held down would press it.
  dialog.focus({ preventScroll: true })
}
