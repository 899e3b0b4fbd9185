import { test as base, type TestAPI } from 'vitest'
import { createSimulatedWallet } from './create-simulated-wallet'
import type { SimulatedWalletOptions } from './options'
import type { SimulatedWallet } from './simulated-wallet'

export { expect } from 'vitest'

export interface WalletFixtures {
  /** A new wallet for each test. Announced where there is a page; in Node use its `provider`, or announce it yourself. */
  wallet: SimulatedWallet
}

/**
 * Vitest's own `test` with a wallet of these options.
 *
 * @example
 * const test = createWalletTest({ accounts: 3, confirm: 'scripted' })
 */
export function createWalletTest(options: SimulatedWalletOptions = {}): TestAPI<WalletFixtures> {
  return base.extend<WalletFixtures>({
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
    wallet: async ({}, use) => {
      const wallet = createSimulatedWallet(options)
      if (typeof globalThis.dispatchEvent === 'function') wallet.announce()
      await use(wallet)
      wallet.stop()
    },
  })
}

/** Vitest's own `test` with a wallet as it is without options. */
export const test: TestAPI<WalletFixtures> = createWalletTest()
