/**
 * The `Connect` view as most users see it, built as one module (`gatherModules`). Chunks that are fetched later import
 * its parts from there.
 */
export * from '../components/wallet-picture'
export * from '../copy/installed-wallets-copy'
export * from '../copy/use-copy'
export * from '../wallet-list/connect-view'
export * from '../wallet-list/installed-wallet-row'
export * from '../wallet-list/installed-wallets'
export * from '../wallet-list/load-connect-views'
export * from '../wallet-list/use-list-code'
export * from '../wallet-list/wallet-list-section'
