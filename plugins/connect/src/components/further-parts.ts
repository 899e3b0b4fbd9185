/** What only some lists show, in one chunk. */
export { Divider } from '@latchkey/ui-primitives/divider'
export { CustomWalletLink } from './custom-wallet-link'
export { LegalFooter } from './legal-footer'
export { MethodRows } from './method-rows'
export { NoWallet } from './no-wallet'
export { NothingFound } from './nothing-found'
export { WalletSearch } from './wallet-search'
