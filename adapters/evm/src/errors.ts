export {
  ChainResponseError,
  ChainRpcError,
  ChainUnreachableError,
  ChainUnservedError,
  SwitchChainFailedError,
  TransactionInvalidError,
  WalletLockedError,
  WalletNoAccountError,
  WalletNotConnectedError,
  WalletResponseError,
  WalletSilentError,
} from '@latchkey/adapter-kit'
export { NetworkNotFoundError } from '@latchkey/session/errors'
