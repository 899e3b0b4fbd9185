// The entry point `@latchkey/session/adapter-kit`: functions and errors that chain adapters share.

export { ChainMismatchError, ConnectRefusedError, NetworkNotFoundError } from '../errors'
export { networkIdOf, toEvmNetworkId } from '../network/to-network-id'
export { toProviderError } from '../provider/provider-error'
export { errorLayers, safeGet } from '../rpc/error-layers'
export { createWalletError, toWalletError } from '../rpc/wallet-error'
export { utf8Text } from '../signed-text'
export { parseWalletIcon, parseWalletName } from '../wallets/untrusted-text'
export type { JsonRpcCall } from './call-json-rpc'
export { type CallLimits, callWallet } from './call-wallet'
export { type CheckedRead, checkedRead } from './checked-read'
export { declareMethods } from './declare-methods'
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
export { findNetwork, type KnownNetworks } from './find-network'
export { type ConnectorMethods, lazyConnectorMethods } from './lazy-connector-methods'
export { type PollOptions, pollOutcome } from './poll-outcome'
export { type NetworkRpc, type RpcLoad, requestRpc } from './request-rpc'
export { type SwitchEvmNetworkParts, switchEvmNetwork } from './switch-evm-network'
export { untilListed } from './until-listed'
export { createWalletLimit } from './wallet-limit'
