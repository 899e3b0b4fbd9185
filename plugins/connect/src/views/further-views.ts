/** What lies behind the list, in one chunk: fewer pieces for a host's bundler to cut (see the account's views). */
import type { Label } from '@latchkey/kernel'
import { copy } from '../copy'

export { createCatalogue } from '../catalogue'
export * from '../components/further-parts'
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
