export {
  ChainAnswerError,
  ChainRpcError,
  ChainUnreachableError,
  ChainUnservedError,
  NetworkNotFoundError,
  SwitchChainFailedError,
  WalletAnswerError,
  WalletLockedError,
  WalletNoAccountError,
  WalletNotConnectedError,
  WalletSilentError,
} from '@latchkey/session/adapter-kit'
