import type { ActiveTarget } from '@latchkey/session/contract'
import type { PurchaseToken } from '../contract'

/** How a draft names a token. */
export const tokenKey = ({ networkId, tokenAddress = 'native' }: PurchaseToken): string =>
  `${networkId}:${tokenAddress}`

/** What can be bought on the active network: at least its native currency. */
export function tokensOn(
  tokens: readonly PurchaseToken[],
  { network, networkId }: ActiveTarget,
): readonly PurchaseToken[] {
  const here = tokens.filter((token) => token.networkId === networkId)
  if (here.length > 0 || !network) return here
  const { name, symbol } = network.nativeCurrency
  return [{ id: symbol, name, symbol, networkId, networkName: network.name }]
}

/** The chosen token, as long as it is on the active network; else its native currency, else the first. */
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
