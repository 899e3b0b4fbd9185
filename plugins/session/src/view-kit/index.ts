// What the views of all plugins share: `@latchkey/session/view-kit`. Only lazily loaded code imports it.

export { openPopup, type PopupSize } from '@latchkey/kernel/web'
export { explorerUrl } from '../network/explorer-url'
export { findLookAlike, type Likeness } from './find-look-alike'
export { announcementOf, describeError, type StatusText } from './request-texts'
export { SearchableList, type SearchableListProps, type SearchTexts } from './searchable-list'
export { TokenList, type TokenListProps } from './token-list'
export {
  SHOW_DONE_MS,
  useWalletRequest,
  type WalletRequest,
  type WalletRequestOptions,
  type WalletRequestPhase,
  type WalletRequestState,
} from './use-wallet-request'
export { WalletRequestScreen, type WalletRequestScreenProps } from './wallet-request-screen'
