export type { EvmApi, EvmContract } from './contract'
export {
  ChainAnswerError,
  ChainNotSupportedError,
  ChainRpcError,
  NetworkNotFoundError,
  NetworkNotSwitchedError,
  WalletAnswerError,
  WalletNoAccountError,
  WalletNotConnectedError,
  WalletSilentError,
} from './errors'
export type { EvmNetwork } from './networks/evm-network'
export type { EvmOptions } from './options'
export { evm } from './plugin'
