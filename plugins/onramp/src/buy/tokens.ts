import type { ActiveTarget } from '@latchkey/session/contract'
import type { PurchaseToken } from '../contract'

/** The key of a token in drafts. */
export const tokenKey = ({ networkId, tokenAddress = 'native' }: PurchaseToken): string =>
  `${networkId}:${tokenAddress}`

/** The tokens for sale on the active network, at least its native currency. */
export function tokensOn(
  tokens: readonly PurchaseToken[],
  { network, networkId }: ActiveTarget,
): readonly PurchaseToken[] {
  const here = tokens.filter((token) => token.networkId === networkId)
  if (here.length > 0 || !network) return here
  const { name, symbol } = network.nativeCurrency
  return [{ id: symbol, name, symbol, networkId, networkName: network.name }]
}

/** The chosen token if it is on the active network, else the native currency, else the first token. */
export function chosenToken(
  tokens: readonly PurchaseToken[],
  key: string | undefined,
): PurchaseToken | undefined {
  return (
    tokens.find((token) => tokenKey(token) === key) ??
    tokens.find(({ tokenAddress }) => tokenAddress === undefined) ??
    tokens[0]
  )
}
