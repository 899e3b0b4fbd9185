// The entry point `@latchkey/session/requests`: reads and judges what a wallet is asked, and reads how it fails. Session
// itself must not import this file: a bundler that splits code by entry point would load all of it at the start of the page.
export { toProviderError } from './provider/provider-error'
export { errorLayers, safeGet } from './rpc/error-layers'
export type { WalletErrorCode } from './rpc/failure-kinds'
export { findWalletErrorCode } from './rpc/find-wallet-error-code'
export { createWalletError, toWalletError } from './rpc/wallet-error'
export * from './rpc-methods'
export * from './signed-request'
export * from './signed-text'
export * from './token-methods/is-token-signature'
export * from './token-methods/method-reach'
export * from './token-methods/token-methods'
export * from './token-methods/token-standard'
