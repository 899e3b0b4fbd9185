import { type Label, labelsOf } from '@latchkey/kernel'
import { texts } from './texts'

export { AccountSettingsView as AccountSettings } from './account-screen/account-settings-view'
export { AccountView as Account } from './account-screen/account-view'
export { accountStateOf } from './account-state'
export { NetworksView as Networks } from './networks/networks-view'
export { SwitchActiveChainView as SwitchActiveChain } from './networks/switch-active-chain-view'
export { SwitchNetworkView as SwitchNetwork } from './networks/switch-network-view'
export { UnsupportedChainView as UnsupportedChain } from './networks/unsupported-chain-view'
export { WalletCompatibleNetworksView as WalletCompatibleNetworks } from './networks/wallet-compatible-networks-view'
export { WhatIsANetworkView as WhatIsANetwork } from './networks/what-is-a-network-view'
export { ProfileWalletsView as ProfileWallets } from './wallets/profile-wallets-view'
export { SwitchAddressView as SwitchAddress } from './wallets/switch-address-view'

const labelOf = labelsOf(texts)

/** Titles by view. `Account` has none, because its header shows the network. */
export const titles: Readonly<Record<string, Label>> = {
  AccountSettings: labelOf('account.settings'),
  Networks: labelOf('account.networks'),
  ProfileWallets: labelOf('account.wallets'),
  SwitchActiveChain: labelOf('account.switch'),
  SwitchAddress: labelOf('account.accounts'),
  SwitchNetwork: labelOf('account.switch'),
  UnsupportedChain: labelOf('account.switch'),
  WalletCompatibleNetworks: labelOf('account.receive-on'),
  WhatIsANetwork: labelOf('account.what-is-a-network'),
}
