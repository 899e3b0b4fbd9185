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
