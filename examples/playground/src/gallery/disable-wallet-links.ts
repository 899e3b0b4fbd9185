/**
 * Prevents that a shown state opens a wallet: there is never a user activation, and `window.open` does
 * nothing.
 */
export function disableWalletLinks(): void {
  Object.defineProperty(navigator, 'userActivation', { value: { isActive: false, hasBeenActive: false } })
  window.open = () => null
}
