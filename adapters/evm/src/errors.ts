export {
  ChainAnswerError,
  ChainRpcError,
  ChainUnreachableError,
  ChainUnservedError,
  NetworkNotFoundError,
  SwitchChainFailedError,
  TransactionInvalidError,
  WalletAnswerError,
  WalletLockedError,
  WalletNoAccountError,
  WalletNotConnectedError,
  WalletSilentError,
} from '@latchkey/session/adapter-kit'
