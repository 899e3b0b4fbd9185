/**
 * What is loaded for lists that have more than announced wallets (EIP-6963) with distinct names: wallets of the directory, of
 * several chains, behind the relay, or look-alikes.
 */

export { getEnvironment } from '@latchkey/kernel/environment'
export { createWalletDirectory } from '../directory/wallet-directory'
export { DirectoryRows, ListFailure } from './directory-rows'
export { listWallets } from './list-wallets'
export { LookAlikesNote, MadeByRow } from './look-alikes'
export { WalletListItemRow } from './wallet-list-item-row'
