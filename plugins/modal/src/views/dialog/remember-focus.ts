/**
 * Remembers the focused element. The result focuses the element that replaced it, if it is gone: the button that
 * opened the dialog is another one once a wallet is connected.
 */
export function rememberFocus(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement
  const parent = opener?.parentElement
  const index = opener && parent ? [...parent.children].indexOf(opener) : -1
  return () => {
    if (!opener || opener.isConnected) return
    // The browser takes the focus out of a closed dialog a frame later.
    const focused = document.activeElement
    if (focused !== document.body && !dialog.contains(focused) && !focused?.shadowRoot?.contains(dialog))
      return
    const replacement = parent?.children[index]
    if (replacement instanceof HTMLElement) replacement.focus({ preventScroll: true })
  }
}
