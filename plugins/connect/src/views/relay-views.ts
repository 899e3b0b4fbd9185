/** What pairs over a relay, in one chunk. */
export { default as ConnectingWalletConnectBasicView } from './connecting-wallet-connect-basic-view'
export { default as ConnectingWalletConnectView } from './connecting-wallet-connect-view'
