// Only types and what a page needs at its start: a bundler that splits code by entry point would load the rest eagerly.
export type { SessionOptions } from './options'
export { session } from './plugin'
export type { WalletErrorCode } from './rpc/failure-kinds'
