// What adapters of all chains need in the same way: `@latchkey/session/adapter-kit`. A page loads eagerly only the last.

export { NetworkNotFoundError } from '../errors'
export { networkIdOf, toEvmNetworkId } from '../network/evm-network-id'
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
  SwitchChainFailedError,
  TransactionInvalidError,
  WalletAnswerError,
  WalletLockedError,
  WalletNoAccountError,
  WalletNotConnectedError,
  WalletSilentError,
} from './errors'
export type { JsonRpcCall } from './json-rpc'
export { type ConnectorWork, lazyWork } from './lazy-work'
export { type RpcLine, type RpcLoad, readRpc } from './read-rpc'
