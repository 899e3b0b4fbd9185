import type { NetworkId } from './network-id'

/** A token of a chain; without an address it is the native one. */
export interface KnownToken {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly address?: string
}

export interface Holding extends KnownToken {
  /** Smallest unit. */
  readonly amount: bigint
}

/** One chain, read for the data API: the node itself, past the fault switch and the log. */
export interface HoldingsReader {
  readonly networkId: NetworkId
  readonly nodeUrl: string
  readonly tokens: readonly KnownToken[]
  isAddress(text: string): boolean
  /** What the account has of the native token and of every token known here; nothing of what it has none of. */
  read(address: string): Promise<readonly Holding[]>
}
