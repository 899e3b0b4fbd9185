// The entry point `@latchkey/session/adapter-kit`: functions and errors that chain adapters share.

export { ChainMismatchError, ConnectRefusedError, NetworkNotFoundError } from '../errors'
export { networkIdOf, toEvmNetworkId } from '../network/to-network-id'
export { toProviderError } from '../provider/provider-error'
export { errorLayers, safeGet } from '../rpc/error-layers'
export { createWalletError, toWalletError } from '../rpc/wallet-error'
export { utf8Text } from '../signed-text'
export { parseWalletIcon, parseWalletName } from '../wallets/untrusted-text'
export { type CallLimits, callWallet } from './call-wallet'
export { deferDiscovery } from './defer-discovery'
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
export { type ConnectorMethods, lazyConnectorMethods } from './lazy-connector-methods'
export { type PollOptions, pollOutcome } from './poll-outcome'
export { findNetwork, type KnownNetworks, type NetworkRpc, type RpcLoad, requestRpc } from './request-rpc'
export { type SwitchEvmNetworkParts, switchEvmNetwork } from './switch-evm-network'
export { createWalletLimit, declareMethods, untilListed } from './wallet-list'
