import type { QueryEntries, QueryEntry } from '@latchkey/kernel/queries'
import type { ActiveTarget, Identity, NativeAmount, Nft, TokenHolding } from '@latchkey/session/contract'

/** What is known of one native balance. */
export type BalanceEntry = QueryEntry<NativeAmount>

/** A list, and who gave it. */
export interface AssetList<Item, Source> {
  readonly items: readonly Item[]
  readonly source: Source
}
/** `wallet`: EIP-5792 and ERC-7811. `service`: the data API. `network`: plain RPC. */
export type TokenList = AssetList<TokenHolding, 'wallet' | 'service' | 'network'>
/** `none`: neither the wallet nor the host lists collectibles. */
export type NftList = AssetList<Nft, 'wallet' | 'host' | 'none'>

/** What is known of an account's tokens. After a read that failed in part, `failedAtMs` stands beside the list. */
export type TokensEntry = QueryEntry<TokenList>
export type NftsEntry = QueryEntry<NftList>
export type IdentityEntry = QueryEntry<Identity>

export interface PortfolioState {
  /** Whether balances are read at all. */
  readonly balances: 'on' | 'off'
  /** Whether names and pictures of addresses are looked up at all. */
  readonly names: 'on' | 'off'
  /** By `${networkId}:${address}` (CAIP-10), as are the two below. */
  readonly native: QueryEntries<NativeAmount>
  /** The native one first, then by value in US dollars, then by name. */
  readonly tokens: QueryEntries<TokenList>
  readonly nfts: QueryEntries<NftList>
  /** By `${namespace}:${address}`: a name holds on every network of a namespace that is no testnet. */
  readonly identities: QueryEntries<Identity>
}

/** The state before the first read. */
export const emptyPortfolio: PortfolioState = {
  balances: 'on',
  names: 'on',
  native: {},
  tokens: {},
  nfts: {},
  identities: {},
}

/**
 * Name and picture of an account.
 * @returns `undefined` on testnets, and until a look-up has succeeded
 */
export function identityOf(
  { identities }: PortfolioState,
  target: ActiveTarget | undefined,
): Identity | undefined {
  if (!target || target.network?.testnet) return undefined
  const entry = identities[`${target.namespace}:${target.account.address}`]
  return entry?.status === 'known' ? entry : undefined
}

/**
 * What the tokens of a list are worth together.
 * @returns US dollars, of the tokens that have a price; `undefined` where none has one
 */
export function totalUsd(entry: TokensEntry | undefined): number | undefined {
  if (entry?.status !== 'known') return undefined
  let total: number | undefined
  for (const { value, decimals, priceUsd } of entry.items)
    if (priceUsd !== undefined) total = (total ?? 0) + (Number(value) / 10 ** decimals) * priceUsd
  return total
}
