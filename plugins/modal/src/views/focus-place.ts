/**
 * Remembers who has the focus. The result gives it to whatever stands in that place now, where the element itself
 * is gone: the button that opened the dialog is another one once a wallet is connected.
 */
export function keepFocusPlace(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement
  const parent = opener?.parentElement
  const index = opener && parent ? [...parent.children].indexOf(opener) : -1
  return () => {
    if (!opener || opener.isConnected) return
    // The browser takes the focus out of a closed dialog a frame later.
    const holder = document.activeElement
    if (holder !== document.body && !dialog.contains(holder) && !holder?.shadowRoot?.contains(dialog)) return
    const heir = parent?.children[index]
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
  }
}
