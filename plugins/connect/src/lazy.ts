import { type Label, labelsOf } from '@latchkey/kernel'
import { ConnectingExternalView } from './connecting/connecting-external-view'
import { ConnectingMultiChainView } from './connecting/connecting-multi-chain-view'
import { withConsent } from './consent/with-consent'
import { copy } from './copy/copy'

const labelOf = labelsOf(copy)

export { unmetConnection } from './connecting/unmet-connection'
export { createDirectoryPager } from './directory/directory-pager'
export { DownloadsView as Downloads } from './get-wallet/downloads-view'
export { GetWalletView as GetWallet } from './get-wallet/get-wallet-view'
export { WhatIsAWalletView as WhatIsAWallet } from './get-wallet/what-is-a-wallet-view'

export const ConnectingExternal: typeof ConnectingExternalView = withConsent(ConnectingExternalView)
export const ConnectingMultiChain: typeof ConnectingMultiChainView = withConsent(ConnectingMultiChainView)

export const titles: Readonly<Record<string, Label>> = {
  GetWallet: labelOf('connect.get-wallet'),
}

/** Loads the views for pairing, which most users never need. */
export const relayViews = (): Promise<typeof import('./pairing/lazy')> => import('./pairing/lazy')
