/** What pairs over a relay, in one chunk: who opens all wallets is about to pair one. */
export { default as AllWallets } from './all-wallets-view'
export { default as ConnectingWalletConnectBasic } from './connecting-wallet-connect-basic-view'
export { default as ConnectingWalletConnect } from './connecting-wallet-connect-view'
