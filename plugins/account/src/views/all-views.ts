/**
 * One chunk for all: a host's bundler cuts what several entries share into a piece of its own for every
 * combination, and five views made thirty pieces. The rules are named too: what they share with the views then
 * lies with them, which are there first.
 */
export { accountStateOf } from '../account-state-of'
export { attachNetworkRules } from '../network-rules'
export { default as AccountSettings } from './account-settings-view'
export { default as Account } from './account-view'
export { default as Networks } from './networks-view'
export { default as ProfileWallets } from './profile-wallets-view'
export { default as SwitchActiveChain } from './switch-active-chain-view'
export { default as SwitchAddress } from './switch-address-view'
export { default as SwitchNetwork } from './switch-network-view'
export { titles } from './titles'
export { default as UnsupportedChain } from './unsupported-chain-view'
export { default as WalletCompatibleNetworks } from './wallet-compatible-networks-view'
export { default as WhatIsANetwork } from './what-is-a-network-view'
