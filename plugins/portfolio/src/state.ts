import type { ActiveTarget, Identity } from '@latchkey/session/contract'
import type { PortfolioState, TokensEntry } from './portfolio-state'

/** Nothing is known yet. */
export const emptyPortfolio: PortfolioState = {
  balances: 'on',
  names: 'on',
  native: {},
  tokens: {},
  nfts: {},
  identities: {},
}

/** Name and picture of the account in use; nothing on testnets and where nobody has looked yet. */
export function identityOf(
  { identities }: PortfolioState,
  target: ActiveTarget | undefined,
): Identity | undefined {
  if (!target || target.network?.testnet) return undefined
  const entry = identities[`${target.namespace}:${target.account.address}`]
  return entry?.status === 'known' ? entry : undefined
}

/** US dollars, of the tokens that have a price; `undefined` where none has one. */
export function totalUsd(entry: TokensEntry | undefined): number | undefined {
  if (entry?.status !== 'known') return undefined
  let total: number | undefined
  for (const { value, decimals, priceUsd } of entry.items)
    if (priceUsd !== undefined) total = (total ?? 0) + (Number(value) / 10 ** decimals) * priceUsd
  return total
}
