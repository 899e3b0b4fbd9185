// The entry point `@latchkey/view-kit`: components and hooks that views of several plugins share. Only lazily
// loaded code may import it.

export { openPopup, type Popup, type PopupSize, untilClosed } from '@latchkey/kernel/web'
export { explorerUrl } from '@latchkey/session/chain'
export {
  amountWorth,
  centsOf,
  type PricedAmount,
  toCents,
  totalWorth,
  type Usd,
  worthOf,
} from '@latchkey/session/worth'
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
} from './lists/list-status'
export { type ListTextKey, useListTexts } from './lists/list-texts'
export { SearchableList, type SearchableListProps, type SearchTexts } from './lists/searchable-list'
export { PermissionList, type PermissionListProps } from './permissions/permission-list'
export { FailureCaution, type FailureCautionProps } from './requests/failure-caution'
export { announcementOf, describeError, type StatusText } from './requests/request-texts'
export {
  SignedRequestScreen,
  type SignedRequestScreenProps,
  type SignedRequestTexts,
} from './requests/signed-request-screen'
export { UnknownRequest, type UnknownRequestProps } from './requests/unknown-request'
export {
  SHOW_DONE_MS,
  useWaitingPhase,
  useWalletRequest,
  type WalletRequest,
  type WalletRequestOptions,
  type WalletRequestPhase,
  type WalletRequestState,
} from './requests/use-wallet-request'
export { WalletPicture, type WalletPictureProps } from './requests/wallet-picture'
export { WalletRequestScreen, type WalletRequestScreenProps } from './requests/wallet-request-screen'
export { findLookAlike, type Likeness } from './target/find-look-alike'
export { compatibleNetworks, NetworkPicture, type NetworkPictureProps } from './target/networks'
export { SwitchNetworkFirst, type SwitchNetworkFirstProps } from './target/switch-network-first'
export { ConnectFirst, type ConnectFirstProps, useTarget } from './target/target'
export { WhileSameTarget, type WhileSameTargetProps } from './target/while-same-target'
export { AmountHeading, type AmountHeadingProps } from './tokens/amount-heading'
export { type TokenFacts, tokenFacts, visibleLine, visibleText } from './tokens/request-facts'
export {
  TokenChoice,
  type TokenChoiceProps,
  TokenChoiceView,
  type TokenChoiceViewProps,
} from './tokens/token-choice'
export { namesakes, TokenList, type TokenListProps } from './tokens/token-list'
export {
  findTokenBy,
  type HeldToken,
  type ShownTokens,
  tokenKey,
  useChosenToken,
  useNativePrice,
  useTokens,
} from './tokens/use-tokens'
export {
  FeeValue,
  type FeeValueProps,
  NetworkFact,
  type NetworkFactProps,
  TokenContractFact,
  type TokenContractFactProps,
} from './transactions/transaction-facts'
export {
  spendable,
  type TransactionFormTextKey,
  useTransactionFormTexts,
} from './transactions/transaction-form'
export { TransactionStatus, type TransactionStatusProps } from './transactions/transaction-status'
export { type TransactionTextKey, useTransactionTexts } from './transactions/transaction-texts'
export { type PolledValue, readValue, usePolledValue } from './use-polled-value'
