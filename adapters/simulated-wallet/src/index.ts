export { createSimulatedWallet } from './create-simulated-wallet'
export type { SimulatedWalletOptions, Translate, WalletNetwork } from './options'
export type { Decision, Prompt, TransactionRequest, TypedDataRequest } from './prompt'
export { InvalidWalletOptionError, ProviderRpcError, providerErrorCodes } from './provider-error'
export type {
  AnnounceOptions,
  RecordedRequest,
  SimulatedProvider,
  SimulatedWallet,
  WalletInfo,
} from './simulated-wallet'
