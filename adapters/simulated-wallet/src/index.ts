export { createSimulatedWallet } from './create-simulated-wallet'
export type { SimulatedWalletOptions, Translate, WalletAsset, WalletNetwork } from './options'
export type { Decision, Prompt, TransactionRequest, TypedDataRequest } from './prompt'
export { InvalidWalletOptionError, ProviderRpcError, providerErrorCodes } from './provider-error'
export type {
  AnnounceOptions,
  RecordedRequest,
  SimulatedProvider,
  SimulatedWallet,
  WalletInfo,
} from './simulated-wallet'
export type { SolanaInstruction } from './solana/read-transaction'
export {
  readTransaction as readSolanaTransaction,
  type SolanaTransaction,
  type WireTransaction,
} from './solana/read-transaction'
export type { SolanaFeature, StandardAccount, StandardWallet } from './solana/standard'
