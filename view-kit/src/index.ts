// The entry point `@latchkey/view-kit`: components and hooks that views of several plugins share. Only lazily
// loaded code may import it.

export { type ActionViewProps, provideActions, useIsAbove, useViewSignal, type ViewsOf } from './action-views'
export {
  ListFailed,
  type ListFailedProps,
  ListLoading,
  type ListLoadingProps,
  ListStatus,
  type ListStatusProps,
  RetryButton,
  type RetryButtonProps,
  SearchableList,
  type SearchableListProps,
  type SearchTexts,
} from './lists/list-status'
export { PermissionList, type PermissionListProps } from './permissions/permission-list'
export { announcementOf, describeError, type StatusText } from './requests/request-texts'
export {
  SignedRequestScreen,
  type SignedRequestScreenProps,
  type SignedRequestTexts,
  WalletPicture,
  type WalletPictureProps,
} from './requests/signed-request-screen'
export {
  FailureCaution,
  type FailureCautionProps,
  UnknownRequest,
  type UnknownRequestProps,
} from './requests/unknown-request'
export { useDoneText } from './requests/use-done-text'
export {
  SHOW_DONE_MS,
  useWaitingPhase,
  useWalletRequest,
  type WalletRequest,
  type WalletRequestOptions,
  type WalletRequestPhase,
  type WalletRequestState,
} from './requests/use-wallet-request'
export { WalletRequestScreen, type WalletRequestScreenProps } from './requests/wallet-request-screen'
export { findLookAlike, type Likeness } from './target/find-look-alike'
export {
  compatibleNetworks,
  NamespacePicture,
  type NamespacePictureProps,
  NetworkPicture,
  type NetworkPictureProps,
  useNetworkName,
} from './target/networks'
export {
  ConnectFirst,
  type ConnectFirstProps,
  SwitchNetworkFirst,
  type SwitchNetworkFirstProps,
  useTarget,
  WhileSameTarget,
  type WhileSameTargetProps,
} from './target/target'
export {
  type ListTextKey,
  type TransactionFormTextKey,
  type TransactionTextKey,
  useListTexts,
  useTransactionFormTexts,
  useTransactionTexts,
} from './texts'
export { type TokenFacts, tokenFacts, visibleLine, visibleText } from './tokens/request-facts'
export {
  namesakes,
  TokenChoice,
  type TokenChoiceProps,
  TokenChoiceView,
  type TokenChoiceViewProps,
  TokenList,
  type TokenListProps,
} from './tokens/token-list'
export { TokenPicture, type TokenPictureProps } from './tokens/token-picture'
export {
  findTokenBy,
  type HeldToken,
  type ShownTokens,
  tokenKey,
  useChosenToken,
  useNativePrice,
  useTokens,
} from './tokens/use-tokens'
export { amountSize } from './transactions/amount-size'
export {
  AmountHeading,
  type AmountHeadingProps,
  FeeValue,
  type FeeValueProps,
  NetworkFact,
  type NetworkFactProps,
  spendable,
  TokenContractFact,
  type TokenContractFactProps,
} from './transactions/transaction-facts'
export { TransactionStatus, type TransactionStatusProps } from './transactions/transaction-status'
export { type PolledValue, readValue, usePolledValue } from './use-polled-value'
