/**
 * Chunk for lists that have more than announced wallets (EIP-6963) with distinct names: wallets of the directory, of several
 * chains, behind the relay, or look-alikes. `list-extras.ts` re-exports it, and `connecting-views.ts` re-exports `list-extras.ts`,
 * so that the bundler creates no further chunk for the modules that they share. For the export of the dialog see
 * `connect-view-loader.ts`.
 */

export { getEnvironment } from '@latchkey/kernel/environment'
export { createShell } from '@latchkey/modal/shell'
export { createWalletDirectory } from '../directory/wallet-directory'
export { DirectoryRows } from '../wallet-list/directory-rows'
export { ListFailure } from '../wallet-list/list-failure'
export { listWallets } from '../wallet-list/list-wallets'
export { LookAlikesNote, MadeByRow } from '../wallet-list/look-alikes'
export { WalletListItemRow, walletListKey } from '../wallet-list/wallet-list-item-row'
