/**
 * The code that builds the list of wallets, used by session and by every adapter. The build makes one module of it
 * (`gatherModules`), so that an adapter that lists wallets loads it together with its own code.
 */
export * from './adapter-kit/wallet-list'
export * from './contract/wallet-join'
export * from './wallets/look-alikes'
export * from './wallets/sync-wallets'
export * from './wallets/untrusted-text'
export * from './wallets/wallet-rows'
