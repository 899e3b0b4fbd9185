// The entry point `@latchkey/session/view-kit`: components and hooks that views of several plugins share. Only lazily
// loaded code may import it.

export { openPopup, type Popup, type PopupSize, untilClosed } from '@latchkey/kernel/web'
export { explorerUrl } from '../network/explorer-url'
export { amountWorth, centsOf, type PricedAmount, toCents, totalWorth, type Usd, worthOf } from '../worth'
export { type ActionViewProps, provideActions, type ViewsOf } from './action-views'
export { AmountHeading, type AmountHeadingProps } from './amount-heading'
export { compatibleNetworks } from './compatible-networks'
export { ConnectFirst, type ConnectFirstProps } from './connect-first'
export { FailureCaution, type FailureCautionProps } from './failure-caution'
export { FeeValue, type FeeValueProps } from './fee-value'
export { findLookAlike, type Likeness } from './find-look-alike'
export { namesakes } from './find-tokens'
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
export { NetworkPicture, type NetworkPictureProps } from './network-picture'
export { PermissionList, type PermissionListProps } from './permission-list'
export { announcementOf, describeError, type StatusText } from './request-texts'
export { SearchableList, type SearchableListProps, type SearchTexts } from './searchable-list'
export {
  SignedRequestScreen,
  type SignedRequestScreenProps,
  type SignedRequestTexts,
} from './signed-request-screen'
export { spendable } from './spendable'
export { SwitchNetworkFirst, type SwitchNetworkFirstProps } from './switch-network-first'
export {
  TokenChoice,
  type TokenChoiceProps,
  TokenChoiceView,
  type TokenChoiceViewProps,
} from './token-choice'
export { type TokenFacts, tokenFacts } from './token-facts'
export { TokenList, type TokenListProps } from './token-list'
export {
  NetworkFact,
  type NetworkFactProps,
  TokenContractFact,
  type TokenContractFactProps,
} from './transaction-facts'
export { type TransactionFormTextKey, useTransactionFormTexts } from './transaction-form-texts'
export { TransactionStatus, type TransactionStatusProps } from './transaction-status'
export { type TransactionTextKey, useTransactionTexts } from './transaction-texts'
export { UnknownRequest, type UnknownRequestProps } from './unknown-request'
export { useIsAbove } from './use-is-above'
export { type PolledValue, readValue, usePolledValue } from './use-polled-value'
export { useTarget } from './use-target'
export { useViewSignal } from './use-view-signal'
export {
  SHOW_DONE_MS,
  useWaitingPhase,
  useWalletRequest,
  type WalletRequest,
  type WalletRequestOptions,
  type WalletRequestPhase,
  type WalletRequestState,
} from './use-wallet-request'
export { visibleLine, visibleText } from './visible-text'
export { WalletPicture, type WalletPictureProps } from './wallet-picture'
export { WalletRequestScreen, type WalletRequestScreenProps } from './wallet-request-screen'
export { WhileSameTarget, type WhileSameTargetProps } from './while-same-target'
