import type { FakeBrowser } from '@latchkey/kernel/testing'

/** The API that a page gives to wallets for registration. */
export interface WalletRegistry {
  register(...wallets: readonly unknown[]): () => void
}

/** Registers a wallet that loads after the page: it sends an event with a function. */
export function registerLate(browser: FakeBrowser, ...wallets: readonly unknown[]): () => void {
  let leave = (): void => undefined
  const detail = (registry: WalletRegistry): void => {
    leave = registry.register(...wallets)
  }
  browser.fire(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return () => leave()
}
