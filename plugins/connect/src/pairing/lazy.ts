/** The views for pairing and for all wallets, because pairing usually follows the choice among all wallets. */
import { type Label, labelsOf } from '@latchkey/kernel'
import { AllWalletsView } from '../all-wallets/all-wallets-view'
import { withConsent } from '../consent/with-consent'
import { copy } from '../copy/copy'
import { ConnectingWalletConnectBasicView, ConnectingWalletConnectView } from './pairing-view'

const labelOf = labelsOf(copy)

export const AllWallets: typeof AllWalletsView = withConsent(AllWalletsView)
export const ConnectingWalletConnect: typeof ConnectingWalletConnectView =
  withConsent(ConnectingWalletConnectView)
export const ConnectingWalletConnectBasic: ReturnType<typeof withConsent<object>> = withConsent(
  ConnectingWalletConnectBasicView,
)

export const titles: Readonly<Record<string, Label>> = {
  AllWallets: labelOf('connect.all-wallets'),
}
