// Runs in the page before its own scripts, where an extension would. Built into one file, `page-script.js`, that the
// Playwright fixture puts there; nothing imports it.
import { createSimulatedWallet } from '../create-simulated-wallet'
import { type InjectedWalletOptions, PAGE_GLOBALS } from '../options'

function addWallet({ remembers = true, appearsAfterMs = 0, ...options }: InjectedWalletOptions): void {
  const wallet = createSimulatedWallet({ ...options, ...(remembers ? { remember: pageStorage } : {}) })
  Object.defineProperty(globalThis, PAGE_GLOBALS.wallet, { value: wallet })
  wallet.announce({ delayMs: appearsAfterMs })
}

// Read late, because a page with blocked storage throws on access to the property.
const pageStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
}

Object.defineProperty(globalThis, PAGE_GLOBALS.add, { value: addWallet })
