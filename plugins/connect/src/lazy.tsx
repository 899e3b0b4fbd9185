import { labelsOf } from '@latchkey/kernel'
import type { ViewsOf } from '@latchkey/view-kit'
import { ConnectingExternalView } from './connecting/connecting-external-view'
import { ConnectingMultiChainView } from './connecting/connecting-multi-chain-view'
import { withConsent } from './consent/with-consent'
import type { ConnectViews } from './contract'
import { copy } from './copy/copy'
import { DownloadsView } from './get-wallet/downloads-view'
import { GetWalletView } from './get-wallet/get-wallet-view'
import { WhatIsAWalletView } from './get-wallet/what-is-a-wallet-view'

export { unmetConnection } from './connecting/unmet-connection'
export { createDirectoryPager } from './directory/directory-pager'

type Named = 'ConnectingExternal' | 'ConnectingMultiChain' | 'Downloads' | 'GetWallet' | 'WhatIsAWallet'

export const views: ViewsOf<Pick<ConnectViews, Named>> = {
  ConnectingExternal: withConsent(ConnectingExternalView),
  ConnectingMultiChain: withConsent(ConnectingMultiChainView),
  Downloads: DownloadsView,
  GetWallet: { component: GetWalletView, title: labelsOf(copy)('connect.get-wallet') },
  WhatIsAWallet: WhatIsAWalletView,
}

/** Loads the views for pairing, which most users never need. */
export const relayViews = (): Promise<typeof import('./pairing/lazy')> => import('./pairing/lazy')
