import type { Transport } from 'viem'
import type { EvmNetwork } from './networks/index'

export interface EvmOptions {
  /** At least one, each id once. Users see them in this order. */
  readonly networks: readonly EvmNetwork[]
  /** Reads of a network, by chain id, instead of its own RPC URLs: https, in the order they are tried. */
  readonly rpcUrls?: Readonly<Record<number, readonly string[]>>
  /** viem transports for reads, by chain id. They win over every URL. */
  readonly transports?: Readonly<Record<number, Transport>>
  /** Lists wallets that announce themselves (EIP-6963). Default: true. */
  readonly enableEIP6963?: boolean
}
