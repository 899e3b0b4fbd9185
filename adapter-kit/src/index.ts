// The entry point `@latchkey/adapter-kit`: functions and errors that chain adapters share.

export { type CallLimits, callWallet } from './call-wallet'
export {
  ChainResponseError,
  ChainRpcError,
  ChainUnreachableError,
  ChainUnservedError,
  SignInMismatchError,
  SwitchChainFailedError,
  TokenScaledError,
  TransactionInvalidError,
  WalletLockedError,
  WalletNoAccountError,
  WalletNotConnectedError,
  WalletResponseError,
  WalletSilentError,
} from './errors'

export { type CheckedRead, checkedRead, type JsonRpcCall } from './json-rpc'
export { type PollOptions, pollOutcome } from './poll-outcome'
export { findNetwork, type KnownNetworks, type NetworkRpc, type RpcLoad, requestRpc } from './request-rpc'
export { type SwitchEvmNetworkParts, switchEvmNetwork } from './switch-evm-network'
