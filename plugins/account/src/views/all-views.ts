/**
 * One chunk for all: a host's bundler cuts what several entries share into a piece of its own for every
 * combination, and five views made thirty pieces. The rules are named too: what they share with the views then
 * lies with them, which are there first.
 */

export { AccountSettingsView as AccountSettings } from '../account-screen/account-settings-view'
export { AccountView as Account } from '../account-screen/account-view'
export { accountStateOf } from '../account-state-of'
export { attachNetworkRules } from '../networks/network-rules'
export { NetworksView as Networks } from '../networks/networks-view'
export { SwitchActiveChainView as SwitchActiveChain } from '../networks/switch-active-chain-view'
export { SwitchNetworkView as SwitchNetwork } from '../networks/switch-network-view'
export { UnsupportedChainView as UnsupportedChain } from '../networks/unsupported-chain-view'
export { WalletCompatibleNetworksView as WalletCompatibleNetworks } from '../networks/wallet-compatible-networks-view'
export { WhatIsANetworkView as WhatIsANetwork } from '../networks/what-is-a-network-view'
export { ProfileWalletsView as ProfileWallets } from '../wallets/profile-wallets-view'
export { SwitchAddressView as SwitchAddress } from '../wallets/switch-address-view'
export { titles } from './titles'
