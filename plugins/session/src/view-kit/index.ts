// The entry point `@latchkey/session/view-kit`: components and hooks that views of several plugins share. Only lazily
// loaded code may import it.

export { openPopup, type Popup, type PopupSize, untilClosed } from '@latchkey/kernel/web'
export { explorerUrl } from '../network/explorer-url'
export { amountWorth, centsOf, type PricedAmount, toCents, totalWorth, type Usd, worthOf } from '../worth'
export { type ActionViewProps, provideActions, useIsAbove, useViewSignal, type ViewsOf } from './action-views'
export { AmountHeading, type AmountHeadingProps } from './amount-heading'
export { FailureCaution, type FailureCautionProps } from './failure-caution'
export { findLookAlike, type Likeness } from './find-look-alike'
export {
  ListFailed,
  type ListFailedProps,
  ListLoading,
  type ListLoadingProps,
  ListStatus,
  type ListStatusProps,
  RetryButton,
  type RetryButtonProps,
} from './list-status'
export { type ListTextKey, useListTexts } from './list-texts'
export { compatibleNetworks, NetworkPicture, type NetworkPictureProps } from './networks'
export { PermissionList, type PermissionListProps } from './permission-list'
export { type TokenFacts, tokenFacts, visibleLine, visibleText } from './request-facts'
export { announcementOf, describeError, type StatusText } from './request-texts'
export { SearchableList, type SearchableListProps, type SearchTexts } from './searchable-list'
export {
  SignedRequestScreen,
  type SignedRequestScreenProps,
  type SignedRequestTexts,
} from './signed-request-screen'
export { SwitchNetworkFirst, type SwitchNetworkFirstProps } from './switch-network-first'
export { ConnectFirst, type ConnectFirstProps, useTarget } from './target'
export {
  TokenChoice,
  type TokenChoiceProps,
  TokenChoiceView,
  type TokenChoiceViewProps,
} from './token-choice'
export { namesakes, TokenList, type TokenListProps } from './token-list'
export {
  FeeValue,
  type FeeValueProps,
  NetworkFact,
  type NetworkFactProps,
  TokenContractFact,
  type TokenContractFactProps,
} from './transaction-facts'
export { spendable, type TransactionFormTextKey, useTransactionFormTexts } from './transaction-form'
export { TransactionStatus, type TransactionStatusProps } from './transaction-status'
export { type TransactionTextKey, useTransactionTexts } from './transaction-texts'
export { UnknownRequest, type UnknownRequestProps } from './unknown-request'
export { type PolledValue, readValue, usePolledValue } from './use-polled-value'
export {
  SHOW_DONE_MS,
  useWaitingPhase,
  useWalletRequest,
  type WalletRequest,
  type WalletRequestOptions,
  type WalletRequestPhase,
  type WalletRequestState,
} from './use-wallet-request'
export { WalletPicture, type WalletPictureProps } from './wallet-picture'
export { WalletRequestScreen, type WalletRequestScreenProps } from './wallet-request-screen'
export { WhileSameTarget, type WhileSameTargetProps } from './while-same-target'
