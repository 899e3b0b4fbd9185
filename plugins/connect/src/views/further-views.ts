/**
 * What lies behind the list, and what only some lists show, in one chunk: fewer pieces for a host's bundler to
 * cut (see the account's views). The list is named too: what both use then lies with it, not in a third piece.
 */

export { Divider } from '@latchkey/ui-primitives/divider'
export { CustomWalletLink } from '../components/custom-wallet-link'
export { LegalFooter } from '../components/legal-footer'
export { MethodRows } from '../components/method-rows'
export { NoWallet } from '../components/no-wallet'
export { NothingFound } from '../components/nothing-found'
export { WalletSearch } from '../components/wallet-search'
export { default as ConnectView } from './connect-view'
export { default as ConnectingExternalView } from './connecting-external-view'
export { default as GetWalletView } from './get-wallet-view'
export { default as WhatIsAWalletView } from './what-is-a-wallet-view'
