import type { NetworkId } from './account'

/** A token of a network; without an address it is the native one. */
export interface Token {
  readonly networkId: NetworkId
  /** The contract, or the mint on Solana, in the chain's usual text form. */
  readonly address?: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** https, or a data URI. */
  readonly iconUrl?: string
}

/** A token with the amount an account holds. */
export interface TokenHolding extends Token {
  /** Smallest unit, decimal digits. */
  readonly value: string
  /** US dollars for one whole token; `undefined` where the price is unknown. */
  readonly priceUsd?: number
}

/** One piece of a collection: ERC-721, ERC-1155, Metaplex. */
export interface Nft {
  readonly networkId: NetworkId
  /** The contract, or the mint on Solana. */
  readonly address: string
  /** Decimal digits; absent on Solana, where the mint is the piece. */
  readonly tokenId?: string
  readonly name: string
  readonly collection?: string
  /** https, or a data URI. */
  readonly imageUrl?: string
}

/** The assets of an account as its wallet reports them (EIP-5792 capabilities, ERC-7811). */
export interface WalletAssets {
  /** The native one among them. */
  readonly tokens: readonly TokenHolding[]
  readonly nfts: readonly Nft[]
}

/** The name of an address in a name service. */
export interface Identity {
  readonly name?: string
  /** https, or a data URI. */
  readonly avatarUrl?: string
  /** The name has characters that can be taken for others: letters of several scripts, emoji (ENSIP-15). */
  readonly isUnusual?: boolean
}
