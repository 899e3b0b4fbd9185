/** What only few lists show, in one chunk. */
export { Divider } from '@latchkey/ui-primitives/divider'
export { CollapsedWallets } from './collapsed-wallets'
export { LegalFooter } from './legal-footer'
export * from './listing'
export { MethodRows } from './method-rows'
export { NoWallet } from './no-wallet'
export { NothingFound } from './nothing-found'
export { WalletSearch } from './wallet-search'
