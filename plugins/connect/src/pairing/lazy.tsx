/** The views for pairing and for all wallets, because pairing usually follows the choice among all wallets. */
import { labelsOf } from '@latchkey/kernel'
import type { ViewsOf } from '@latchkey/view-kit'
import { AllWalletsView } from '../all-wallets/all-wallets-view'
import { withConsent } from '../consent/with-consent'
import type { ConnectViews } from '../contract'
import { texts } from '../texts'
import { ConnectingWalletConnectBasicView, ConnectingWalletConnectView } from './pairing-view'

type Named = 'AllWallets' | 'ConnectingWalletConnect' | 'ConnectingWalletConnectBasic'

export const views: ViewsOf<Pick<ConnectViews, Named>> = {
  AllWallets: { component: withConsent(AllWalletsView), title: labelsOf(texts)('connect.all-wallets') },
  ConnectingWalletConnect: withConsent(ConnectingWalletConnectView),
  ConnectingWalletConnectBasic: withConsent(ConnectingWalletConnectBasicView),
}
