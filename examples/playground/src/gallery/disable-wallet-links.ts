/** A picture opens no wallet: there is no user activation, even after a test's own scripts, and links open nothing. */
export function disableWalletLinks(): void {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: false, hasBeenActive: false } })
  window.open = () => null
}
