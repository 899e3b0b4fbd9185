// Only what a page needs at once, and types: a bundler that splits by entry point would make the rest eager.
export type { SessionOptions } from './options'
export { session } from './plugin'
export type { WalletErrorCode } from './rpc/rpc-errors'
