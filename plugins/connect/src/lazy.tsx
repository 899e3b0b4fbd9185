import { type Destination, labelsOf } from '@latchkey/kernel'
import { activeConnection, type SessionContract, sessionContract } from '@latchkey/session/contract'
import type { ViewsOf } from '@latchkey/view-kit'
import { ConnectingExternalView } from './connecting/connecting-external-view'
import { ConnectingMultiChainView } from './connecting/connecting-multi-chain-view'
import { withConsent } from './consent/with-consent'
import type { ConnectContext, ConnectViews } from './contract'
import { DownloadsView } from './get-wallet/downloads-view'
import { GetWalletView, WhatIsAWalletView } from './get-wallet/get-wallet-view'
import { texts } from './texts'

export { createDirectoryPager } from './directory/directory-pager'

type Named = 'ConnectingExternal' | 'ConnectingMultiChain' | 'Downloads' | 'GetWallet' | 'WhatIsAWallet'

export const views: ViewsOf<Pick<ConnectViews, Named>> = {
  ConnectingExternal: withConsent(ConnectingExternalView),
  ConnectingMultiChain: withConsent(ConnectingMultiChainView),
  Downloads: DownloadsView,
  GetWallet: { component: GetWalletView, title: labelsOf(texts)('connect.get-wallet') },
  WhatIsAWallet: WhatIsAWalletView,
}

/** Loads the views for pairing, which most users never need. */
export const relayViews = (): Promise<typeof import('./pairing/lazy')> => import('./pairing/lazy')

/**
 * Returns the view that opens first if a view needs a connection: `Connect`, narrowed to the namespace if `need` names one.
 * Returns `undefined` if a wallet is connected in any of the needed namespaces; in the active one if that is among them or
 * has no wallet, because views show the active account. Namespaces without a network of this page are not waited for.
 */
export function unmetConnection(
  ctx: ConnectContext,
  need: SessionContract['needs']['connection'],
): Destination | undefined {
  const state = ctx.read(sessionContract)
  const { activeNamespace = '', networks } = state
  const wanted =
    need === true ? [] : need.filter((one) => networks.some(({ namespace }) => namespace === one))
  const isConnected = (namespace?: string): boolean =>
    activeConnection(state, namespace)?.status === 'connected'
  const isMet =
    isConnected() && (wanted.length === 0 || wanted.includes(activeNamespace) || wanted.some(isConnected))
  if (isMet) return undefined
  return { view: 'Connect', args: wanted.length === 1 ? { namespace: wanted[0] } : undefined }
}
