/**
 * One chunk for all: a host's bundler cuts what several entries share into a piece of its own for every
 * combination, and five views made thirty pieces. The rules are named too: what they share with the views then
 * lies with them, which are there first.
 */

export { default as AccountSettings } from '../account-screen/account-settings-view'
export { default as Account } from '../account-screen/account-view'
export { accountStateOf } from '../account-state-of'
export { attachNetworkRules } from '../networks/network-rules'
export { default as Networks } from '../networks/networks-view'
export { default as SwitchActiveChain } from '../networks/switch-active-chain-view'
export { default as SwitchNetwork } from '../networks/switch-network-view'
export { default as UnsupportedChain } from '../networks/unsupported-chain-view'
export { default as WalletCompatibleNetworks } from '../networks/wallet-compatible-networks-view'
export { default as WhatIsANetwork } from '../networks/what-is-a-network-view'
export { default as ProfileWallets } from '../wallets/profile-wallets-view'
export { default as SwitchAddress } from '../wallets/switch-address-view'
export { titles } from './titles'
