export { type WalletConnectApi, type WalletConnectContract, walletConnectContract } from './contract'
export type { RequestedNamespace, WalletConnectOptions } from './options'
export { walletConnect } from './plugin'
