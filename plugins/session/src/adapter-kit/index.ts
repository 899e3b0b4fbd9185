// What adapters of all chains share: `@latchkey/session/adapter-kit`.

export { ConnectRefusedError, NetworkNotFoundError } from '../errors'
export { networkIdOf, toEvmNetworkId } from '../network/evm-network-id'
export { errorLayers, safeGet } from '../rpc/error-layers'
export { createWalletError, toWalletError } from '../rpc/wallet-error'
export { parseWalletIcon, parseWalletName } from '../wallets/wallet-text'
export { type CallLimits, callWallet } from './call-wallet'
export { declareMethods } from './declare-methods'
export { deferDiscovery } from './defer-discovery'
export {
  ChainAnswerError,
  ChainRpcError,
  ChainUnreachableError,
  ChainUnservedError,
  SignInMismatchError,
  SwitchChainFailedError,
  TransactionInvalidError,
  WalletAnswerError,
  WalletLockedError,
  WalletNoAccountError,
  WalletNotConnectedError,
  WalletSilentError,
} from './errors'
export { findNetwork, type KnownNetworks } from './find-network'
export type { JsonRpcCall } from './json-rpc'
export { type ConnectorMethods, lazyConnectorMethods } from './lazy-connector-methods'
export { type PollOptions, pollOutcome } from './poll-outcome'
export { type RpcLoad, type RpcReader, readRpc } from './read-rpc'
