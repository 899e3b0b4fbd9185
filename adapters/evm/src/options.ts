import type { Transport } from 'viem'
import type { EvmNetwork } from './networks/index'

export interface EvmOptions {
  /** At least one network, with unique ids. Shown in this order. */
  readonly networks: readonly EvmNetwork[]
  /** RPC URLs by chain id, tried in order. They replace the network's own `rpcUrls`. https, or http on localhost. */
  readonly rpcUrls?: Readonly<Record<number, readonly string[]>>
  /** viem transports for reads, by chain id. They take precedence over all RPC URLs. */
  readonly transports?: Readonly<Record<number, Transport>>
  /** Lists wallets that announce themselves (EIP-6963). Default: true. */
  readonly enableEIP6963?: boolean
}
