/**
 * What lies behind the list, in one chunk: fewer pieces for a host's bundler to cut (see the account's views). The
 * list is named too: what both use then lies with it, not in a third piece.
 */
export { default as ConnectView } from './connect-view'
export { default as ConnectWalletsView } from './connect-wallets-view'
export { default as ConnectingExternalView } from './connecting-external-view'
export { default as DownloadsView } from './downloads-view'
export { default as GetWalletView } from './get-wallet-view'
export { default as WhatIsAWalletView } from './what-is-a-wallet-view'
