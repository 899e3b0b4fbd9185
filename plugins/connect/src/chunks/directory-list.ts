/**
 * Chunk of lists with more than announced wallets that are easily told apart: the directory, several chains, a relay,
 * look-alikes. `list-extras.ts` re-exports it, and `connecting-views.ts` that one: what two chunks use then lies in the
 * first, not in a file of its own. The dialog is exported for the reason in `connect-view-entry.ts`.
 */

export { getEnvironment } from '@latchkey/kernel/environment'
export { createShell } from '@latchkey/modal/shell'
export { createWalletDirectory } from '../directory/wallet-directory'
export { DirectoryRows } from '../wallet-list/directory-rows'
export { listWallets } from '../wallet-list/list-wallets'
export { LookAlikesNote, MadeByRow } from '../wallet-list/look-alikes'
export { WalletListItemRow, walletListKey } from '../wallet-list/wallet-list-item-row'
