import type { Page } from '@playwright/test'

/** Starts the page's attempt and leaves it waiting for the wallet, as the view with the code does; its link. */
export async function startPairing(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { session, walletconnect } = window.latchkey.plugins
    // A view with the code waits for the wallet too; the session's state has the outcome.
    session.connect('walletConnect').catch(() => {})
    const { pairing } = walletconnect
    if (!pairing) throw new Error('WalletConnect is off.')
    return pairing.start()
  })
}
