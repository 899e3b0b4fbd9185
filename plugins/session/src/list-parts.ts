/**
 * The code that lists wallets, for session and for every adapter, built as one module (`gatherModules`): an adapter that
 * lists wallets then loads it together with its own code.
 */
export * from './adapter-kit/declare-methods'
export * from './wallets/look-alikes'
export * from './wallets/sync-wallets'
export * from './wallets/wallet-rows'
export * from './wallets/wallet-text'
