import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { Portal } from '../shell/create-portal'
import { dimGutter, lockScroll } from './lock-scroll'

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

  useLayoutEffect(() => (open ? dimGutter(dialog) : undefined), [open, dialog])

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

/**
 * Remembers the focused element. Returns a function that focuses its replacement if it was removed from the page. For
 * example, the connect button is replaced by the account button after connecting.
 */
export function rememberFocus(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement
  const parent = opener?.parentElement
  const index = opener && parent ? [...parent.children].indexOf(opener) : -1
  return () => {
    if (!opener || opener.isConnected) return
    // The browser removes the focus from a closed dialog one frame later.
    const focused = document.activeElement
    if (focused !== document.body && !dialog.contains(focused) && !focused?.shadowRoot?.contains(dialog))
      return
    const replacement = parent?.children[index]
    if (replacement instanceof HTMLElement) replacement.focus({ preventScroll: true })
  }
}

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
