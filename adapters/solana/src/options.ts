import type { SolanaNetwork } from './networks/index'

export interface SolanaOptions {
  /** At least one, each id once. Users see them in this order. */
  readonly networks: readonly SolanaNetwork[]
  /** Reads of a network, by its `id`, instead of its own RPC URLs: https, in the order they are tried. */
  readonly rpcUrls?: Readonly<Record<string, readonly string[]>>
}
