// Bundled by `bundle-page-script.ts`. Runs before the page's own scripts, as an extension would.
import { createSimulatedWallet, type SimulatedWallet } from '@latchkey/simulated-wallet'
import type { TestWallet } from './globals'

const testWallets = new Map<string, SimulatedWallet>()

function addTestWallet({ remembers = false, appearsAfterMs = 0, ...options }: TestWallet): void {
  // As with extensions, nothing runs in an empty page, which has no storage either.
  if (location.href === 'about:blank') return
  const wallet = createSimulatedWallet({ ...options, ...(remembers ? { remember: localStorage } : {}) })
  testWallets.set(options.name, wallet)
  wallet.announce({ delayMs: appearsAfterMs })
}

Object.assign(globalThis, { testWallets, addTestWallet })
