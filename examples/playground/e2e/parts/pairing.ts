import type { Page } from '@playwright/test'

/** Starts a pairing, as the view with the code does, and returns its link without waiting for the wallet. */
export async function startPairing(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const { session, walletconnect } = window.latchkey.plugins
    // The rejection is ignored, because the session's state has the outcome.
    session.connect('walletConnect').catch(() => {})
    const { pairing } = walletconnect
    if (!pairing) throw new Error('WalletConnect is off.')
    return pairing.start()
  })
}
