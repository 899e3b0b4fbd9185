/** What the buttons of account, network and wallet show, for other ways to draw them than React. */

export { sheets as busySheets, spinner } from '../react/busy-label.css'
export { address, amount, dot, name, picture, quiet, sheets, square } from '../react/quiet-button.css'
export {
  type AccountBalance,
  type AccountButtonSource,
  type AccountContent,
  type AccountIdentity,
  accountBalance,
  accountContent,
  accountIdentity,
} from './account-content'
export { busyLabel } from './busy-label'
export { type NetworkButtonSource, networkPicture, networkText } from './network-content'
export { findWallet, type WalletContent, walletContent, walletStatus } from './wallet-content'
