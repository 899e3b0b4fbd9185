import type { ExplainedToken, Network, TokenHolding } from '../contract'
import { namespaceOf } from '../contract/namespace-of'
import { isSameAddress } from '../network/same-address'

/** Symbol, decimals and price of a token in a request. Unknown ones are missing. */
export type TokenFacts = Partial<Pick<TokenHolding, 'symbol' | 'decimals' | 'priceUsd'>>

/**
 * Combines what the page knows about a token with what its contract states. The page wins, but if the two have different
 * decimals, the result has none: with wrong decimals, an amount would be shown as a fraction or a multiple of itself.
 * @param tokens tokens that the page knows
 */
export function tokenFacts(
  { address, ...stated }: ExplainedToken,
  tokens: readonly TokenHolding[],
  network: Network | undefined,
): TokenFacts {
  const known = tokens.find((one) =>
    isSameAddress(namespaceOf(one.networkId), one.address ?? '', address ?? ''),
  )
  if (address === undefined) return { ...stated, ...known, ...network?.nativeCurrency }
  if (!known) return stated
  const { decimals = known.decimals } = stated
  // control: decimals-of-one-source
  return decimals === known.decimals ? known : { symbol: known.symbol }
}
