import type { ExplainedToken, Network, TokenHolding } from '../contract'

/** What a token of a request is called and how its amounts are written; parts that are not known are missing. */
export type TokenFacts = Partial<Pick<TokenHolding, 'symbol' | 'decimals' | 'priceUsd'>>

/**
 * What the page knows of a token counts more than what its contract says of itself, but their decimals have to agree:
 * one that is wrong would show an amount as a thousandth of what it is.
 */
export function tokenFacts(
  { address, ...said }: ExplainedToken,
  tokens: readonly TokenHolding[],
  network: Network | undefined,
): TokenFacts {
  const known = tokens.find((one) => isSame(one.address, address))
  if (address === undefined) return { ...said, ...known, ...network?.nativeCurrency }
  if (!known) return said
  const { decimals = known.decimals } = said
  // control: decimals-of-one-source
  return decimals === known.decimals ? known : { symbol: known.symbol }
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  // Case counts on Solana, where an address never begins with `0x`.
  return one === other || (one?.startsWith('0x') === true && one.toLowerCase() === other?.toLowerCase())
}
