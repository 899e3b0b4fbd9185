import { test as base, type TestAPI } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import type { SimulatedWalletOptions } from './options'
import type { SimulatedWallet } from './simulated-wallet'

export { expect } from 'vitest'

export interface WalletFixtures {
  /** Set with `test.extend({ walletOptions: { … } })`. */
  walletOptions: SimulatedWalletOptions
  /** A new wallet for each test. Announced where there is a page; in Node use its `provider`, or announce it yourself. */
  wallet: SimulatedWallet
}

/** Vitest's own `test` with a wallet. */
export const test: TestAPI<WalletFixtures> = base.extend<WalletFixtures>({
  walletOptions: {},
  wallet: async ({ walletOptions }, use) => {
    const wallet = createSimulatedWallet(walletOptions)
    if (typeof globalThis.dispatchEvent === 'function') wallet.announce()
    await use(wallet)
    wallet.stop()
  },
})
