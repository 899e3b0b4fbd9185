export { type WalletConnectApi, type WalletConnectContract, walletConnectContract } from './contract'
