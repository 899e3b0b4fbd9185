/**
 * One chunk for all: a host's bundler cuts what several entries share into a piece of its own for every
 * combination, and five views made thirty pieces. The rules are named too: what they share with the views then
 * lies with them, which are there first.
 */
export { attachNetworkRules } from '../network-rules'
export { default as AccountView } from './account-view'
export { default as NetworksView } from './networks-view'
export { default as SwitchNetworkView } from './switch-network-view'
export { default as UnsupportedChainView } from './unsupported-chain-view'
export { default as WhatIsANetworkView } from './what-is-a-network-view'
