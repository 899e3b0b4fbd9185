import { labelsOf } from '@latchkey/kernel'
import type { ViewsOf } from '@latchkey/view-kit'
import { AccountSettingsView } from './account-screen/account-settings-view'
import { AccountView } from './account-screen/account-view'
import type { AccountViews } from './contract'
import { NetworksView, WalletCompatibleNetworksView, WhatIsANetworkView } from './networks/networks-view'
import {
  SwitchActiveChainView,
  SwitchNetworkView,
  UnsupportedChainView,
} from './networks/switch-network-view'
import { texts } from './texts'
import { ProfileWalletsView } from './wallets/profile-wallets-view'
import { SwitchAddressView } from './wallets/switch-address-view'

export { accountStateOf } from './account-state'

const labelOf = labelsOf(texts)

export const views: ViewsOf<AccountViews> = {
  // Without a title: its header shows the network.
  Account: AccountView,
  AccountSettings: { component: AccountSettingsView, title: labelOf('account.settings') },
  Networks: { component: NetworksView, title: labelOf('account.networks') },
  ProfileWallets: { component: ProfileWalletsView, title: labelOf('account.wallets') },
  SwitchActiveChain: { component: SwitchActiveChainView, title: labelOf('account.switch') },
  SwitchAddress: { component: SwitchAddressView, title: labelOf('account.accounts') },
  SwitchNetwork: { component: SwitchNetworkView, title: labelOf('account.switch') },
  UnsupportedChain: { component: UnsupportedChainView, title: labelOf('account.switch') },
  WalletCompatibleNetworks: { component: WalletCompatibleNetworksView, title: labelOf('account.receive-on') },
  WhatIsANetwork: { component: WhatIsANetworkView, title: labelOf('account.what-is-a-network') },
}
