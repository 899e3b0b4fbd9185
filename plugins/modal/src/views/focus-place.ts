/**
 * Remembers who has the focus. The result gives it to whatever stands in that place now, where the element itself
 * is gone: the button that opened the dialog is another one once a wallet is connected.
 */
export function keepFocusPlace(): () => void {
  const opener = document.activeElement
  const parent = opener?.parentElement
  const index = opener && parent ? [...parent.children].indexOf(opener) : -1
  return () => {
    if (!opener || opener.isConnected || document.activeElement !== document.body) return
    const heir = parent?.children[index]
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
  }
}
