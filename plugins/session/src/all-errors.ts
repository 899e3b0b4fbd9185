// The entry point `@latchkey/session/errors`. Session itself must not import this file: a bundler that splits code by
// entry point would then load all of these classes at the start of the page.
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
  WalletAmbiguousError,
  WalletNotFoundError,
} from './errors'
export { ProviderRpcError } from './provider/provider-error'
export { isUserRejection } from './rpc/find-wallet-error-code'
export { latchkeyErrorOf } from './rpc/latchkey-error-of'
export { NotConfirmedError } from './rpc/library-failures'
export {
  DisconnectedError,
  SwitchChainError,
  UserRejectedError,
  WalletError,
  type WalletErrorContext,
  type WalletPhase,
} from './rpc/wallet-error'
