import type { FakeBrowser } from '@latchkey/kernel/testing'

/** The side of a page that wallets register with. */
export interface Desk {
  register(...wallets: readonly unknown[]): () => void
}

/** A wallet that comes after the page: it sends an event with a function. */
export function registerLate(browser: FakeBrowser, ...wallets: readonly unknown[]): () => void {
  let leave = (): void => undefined
  const detail = (desk: Desk): void => {
    leave = desk.register(...wallets)
  }
  browser.fire(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return () => leave()
}
