import type { NetworkId } from './account'

/** An amount of a native currency. */
export interface NativeAmount {
  /** In the smallest unit (wei, lamports), as decimal digits. */
  readonly value: string
  readonly decimals: number
  readonly symbol: string
}

/**
 * How wallets show amounts of a token whose mint multiplies them (Token-2022: `ScaledUiAmount`, interest): `chain` as
 * `shown`, both in the smallest unit, as decimal digits. Read with a balance, since it changes.
 */
export interface TokenScale {
  readonly chain: string
  readonly shown: string
}

/** A token of a network. Without an address it is the network's native currency. */
export interface Token {
  readonly networkId: NetworkId
  /** Address of the contract, or of the mint on Solana. */
  readonly address?: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** An https URL or data URI. */
  readonly iconUrl?: string
}

/** A token and the amount that an account holds. */
export interface TokenHolding extends Token {
  /** Amount in the smallest unit, as decimal digits. Of a token with a `scale`, as wallets show it. */
  readonly value: string
  /** Price of one whole token in US dollars. Missing if unknown. */
  readonly priceUsd?: number
  /** Missing: what wallets show is what the chain has. */
  readonly scale?: TokenScale
}

/** One NFT of a collection: ERC-721, ERC-1155 or Metaplex. */
export interface Nft {
  readonly networkId: NetworkId
  /** Address of the contract, or of the mint on Solana. */
  readonly address: string
  /** Decimal digits. Missing on Solana, where the mint identifies the NFT. */
  readonly tokenId?: string
  readonly name: string
  readonly collection?: string
  /** An https URL or data URI. */
  readonly imageUrl?: string
}

/** The assets of an account as its wallet reports them (EIP-5792 capabilities, ERC-7811). */
export interface WalletAssets {
  /** Includes the native currency. */
  readonly tokens: readonly TokenHolding[]
  readonly nfts: readonly Nft[]
}

/** The name and avatar of an address in a name service. */
export interface Identity {
  readonly name?: string
  /** An https URL or data URI. */
  readonly avatarUrl?: string
  /** Whether the name has characters that look like others: letters of several scripts, or emoji (ENSIP-15). */
  readonly isUnusual?: boolean
}
