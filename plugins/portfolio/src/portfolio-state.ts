import type { Identity, Nft, TokenHolding } from '@latchkey/session/contract'

/** What is known of one native balance. A failed read leaves an amount that is known as it is. */
export type BalanceEntry =
  | { readonly status: 'loading' }
  | {
      readonly status: 'known'
      readonly value: string
      readonly decimals: number
      readonly symbol: string
      readonly readAtMs: number
    }
  | { readonly status: 'failed'; readonly failedAtMs: number }

/** What is known of a list. A failed read leaves a list that is known as it is; `failedAtMs` then says so. */
export type ListEntry<Item, Source> =
  | { readonly status: 'loading' }
  | {
      readonly status: 'known'
      readonly items: readonly Item[]
      /** Who said so. */
      readonly source: Source
      readonly readAtMs: number
      /** When reading it again failed; absent once it worked. */
      readonly failedAtMs?: number
    }
  | { readonly status: 'failed'; readonly failedAtMs: number }

/** `wallet`: EIP-5792 and ERC-7811. `service`: the data API. `network`: plain RPC. */
export type TokensEntry = ListEntry<TokenHolding, 'wallet' | 'service' | 'network'>
/** `none`: neither the wallet nor the host says what the account has of them. */
export type NftsEntry = ListEntry<Nft, 'wallet' | 'host' | 'none'>

export type IdentityEntry =
  | { readonly status: 'loading' }
  | ({ readonly status: 'known'; readonly readAtMs: number } & Identity)

export interface PortfolioState {
  /** Whether balances are read at all. */
  readonly balances: 'on' | 'off'
  /** Whether names and pictures of addresses are looked up at all. */
  readonly names: 'on' | 'off'
  /** By `${networkId}:${address}` (CAIP-10), as are the two below. */
  readonly native: Readonly<Record<string, BalanceEntry>>
  /** The native one first, then by value in US dollars, then by name. */
  readonly tokens: Readonly<Record<string, TokensEntry>>
  readonly nfts: Readonly<Record<string, NftsEntry>>
  /** By `${namespace}:${address}`: a name holds on every network of a namespace that is no testnet. */
  readonly identities: Readonly<Record<string, IdentityEntry>>
}
