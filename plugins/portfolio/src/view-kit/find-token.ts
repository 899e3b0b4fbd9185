import { isSameAddress, namespaceOf } from '@latchkey/session/caip'
import type { Token } from '@latchkey/session/contract'

/** The key of a token on a network: its contract or mint, or `native`. */
export const tokenKey = ({ address = 'native' }: Pick<Token, 'address'>): string => address

/** The token with this contract or mint, or the native one. */
export function findTokenBy<Item extends Pick<Token, 'networkId' | 'address'>>(
  tokens: readonly Item[],
  key: string,
): Item | undefined {
  return tokens.find((one) => isSameAddress(namespaceOf(one.networkId), tokenKey(one), key))
}
