import type { NetworkId } from './network-id'

/** A token of a chain; without an address it is the native one. */
export interface KnownToken {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly address?: string
}

export interface Holding extends KnownToken {
  /** In smallest units. */
  readonly amount: bigint
}

/** Reads one chain for the data API, from its node: neither logged nor faulted. */
export interface HoldingsReader {
  readonly networkId: NetworkId
  readonly nodeUrl: string
  readonly tokens: readonly KnownToken[]
  isAddress(text: string): boolean
  /** The account's non-zero balances of the native token and the known tokens. */
  read(address: string): Promise<readonly Holding[]>
}
