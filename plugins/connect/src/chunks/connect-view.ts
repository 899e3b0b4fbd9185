/**
 * The code that every `Connect` view needs. The build joins it into one module (`gatherModules`), from which chunks that are
 * loaded later import what they share with it.
 */
export * from '../copy/installed-wallets-copy'
export * from '../wallet-list/connect-view'
export * from '../wallet-list/installed-wallet-row'
export * from '../wallet-list/installed-wallets'
export * from '../wallet-list/load-connect-views'
export * from '../wallet-list/use-list-code'
export * from '../wallet-list/wallet-list-section'
export * from '../wallet-picture'
