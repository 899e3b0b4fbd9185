export {
  ChainResponseError,
  ChainRpcError,
  ChainUnreachableError,
  ChainUnservedError,
  NetworkNotFoundError,
  SwitchChainFailedError,
  TransactionInvalidError,
  WalletLockedError,
  WalletNoAccountError,
  WalletNotConnectedError,
  WalletResponseError,
  WalletSilentError,
} from '@latchkey/session/adapter-kit'
