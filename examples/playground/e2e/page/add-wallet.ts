// Runs in the page before its own scripts, where an extension would: bundled by `page-scripts.ts`.
import { createSimulatedWallet, type SimulatedWallet } from '@latchkey/simulated-wallet'
import type { TestWallet } from './globals'

const testWallets = new Map<string, SimulatedWallet>()

function addTestWallet({ remembers = false, appearsAfterMs = 0, ...options }: TestWallet): void {
  // An extension does not run in an empty page either, and that one has no storage to remember by.
  if (location.href === 'about:blank') return
  const wallet = createSimulatedWallet({ ...options, ...(remembers ? { remember: localStorage } : {}) })
  testWallets.set(options.name, wallet)
  wallet.announce({ delayMs: appearsAfterMs })
}

Object.assign(globalThis, { testWallets, addTestWallet })
