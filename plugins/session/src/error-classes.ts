// The public list of error classes, `@latchkey/session/errors`. Nothing in here is imported by session itself: a
// bundler that splits by entry point would make all of it eager.
export { InvalidCaipError } from './caip'
export {
  AccountNotFoundError,
  AccountNotGrantedError,
  ChainMismatchError,
  ConnectRefusedError,
  DisconnectChainFailedError,
  DisconnectChainsFailedError,
  DisconnectFailedError,
  DisconnectRefusedError,
  NetworkNotFoundError,
  NetworkSwitchDisabledError,
  WalletNotFoundError,
} from './errors'
export { ProviderRpcError } from './provider/provider-error'
export { isUserRejection } from './rpc/parse-wallet-error'
export {
  DisconnectedError,
  SwitchChainError,
  UserRejectedError,
  WalletError,
  type WalletErrorContext,
  type WalletPhase,
} from './rpc/wallet-error'
