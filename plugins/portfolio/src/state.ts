import type { QueryEntries, QueryEntry } from '@latchkey/kernel/queries'
import type { ActiveTarget, Identity, NativeAmount, Nft, TokenHolding } from '@latchkey/session/contract'
import { toCents, totalWorth } from '@latchkey/session/worth'

/** The known state of a native balance. */
export type BalanceEntry = QueryEntry<NativeAmount>

/** A list and its source. */
export interface AssetList<Item, Source> {
  readonly items: readonly Item[]
  readonly source: Source
}
/** `wallet`: EIP-5792 and ERC-7811. `service`: the data API. `network`: plain RPC. */
export type TokenList = AssetList<TokenHolding, 'wallet' | 'service' | 'network'>
/** `none`: neither the wallet nor the host lists collectibles. */
export type NftList = AssetList<Nft, 'wallet' | 'host' | 'none'>

/** The known tokens of an account. After a partial failure `failedAtMs` is set. */
export type TokensEntry = QueryEntry<TokenList>
export type NftsEntry = QueryEntry<NftList>
export type IdentityEntry = QueryEntry<Identity>

export interface PortfolioState {
  /** Whether balances are read at all. */
  readonly balances: 'on' | 'off'
  /** Whether names and pictures of addresses are read at all. */
  readonly names: 'on' | 'off'
  /** By `accountKey`, as are the two below. */
  readonly native: QueryEntries<NativeAmount>
  /** The native one first, then by value in US dollars, then by name. */
  readonly tokens: QueryEntries<TokenList>
  readonly nfts: QueryEntries<NftList>
  /**
   * By `${namespace}:${address}`, because a name is valid on every network of a namespace except testnets.
   */
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
 * The total worth of a list: each balance, as its source states it, times the price of one token.
 * @returns US dollars, rounded down to a cent, of the tokens with a price; `undefined` if none has one
 */
export function totalUsd(entry: TokensEntry | undefined): number | undefined {
  if (entry?.status !== 'known') return undefined
  const worth = totalWorth(entry.items)
  return worth && Number(toCents(worth)) / 100
}

/** Formats smallest units as decimal text, exactly and without floats: `1500000` with 6 decimals is `1.5`. */
export function decimalAmount(amount: { readonly value: string; readonly decimals: number }): string {
  const digits = amount.value.padStart(amount.decimals + 1, '0')
  const whole = digits.slice(0, digits.length - amount.decimals)
  const fraction = digits.slice(digits.length - amount.decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
