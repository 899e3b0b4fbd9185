/**
 * What lies behind the list, and what connect does besides showing, in one chunk: fewer pieces for a host's bundler to
 * cut (see the account's views), and fewer to name before the first click. The list is named too: what both use then
 * lies with it, not in a third piece.
 */
import type { Label } from '@latchkey/kernel'
import { copy } from '../copy'

export * from '../controller'
export { default as Connect } from './connect-view'
export { default as ConnectWallets } from './connect-wallets-view'
export { default as ConnectingExternal } from './connecting-external-view'
export { default as ConnectingMultiChain } from './connecting-multi-chain-view'
export { default as Downloads } from './downloads-view'
export { default as GetWallet } from './get-wallet-view'
export { default as WhatIsAWallet } from './what-is-a-wallet-view'

export const titles: Readonly<Record<string, Label<unknown>>> = {
  GetWallet: (t) => t('connect.get-wallet', copy['connect.get-wallet']),
}

/** What pairs over a relay is a chunk of its own: most visitors never need it. */
export const relayViews = (): Promise<typeof import('./relay-views')> => import('./relay-views')
