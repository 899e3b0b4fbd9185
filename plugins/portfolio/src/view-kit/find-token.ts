import type { Token } from '@latchkey/session/contract'

/** How a token of a network is named: its contract or mint, or `native`. */
export const tokenKey = ({ address = 'native' }: Pick<Token, 'address'>): string => address

/** The token with this contract or mint, or the native one. Hexadecimal digits are the same in both cases. */
export function findTokenBy<Item extends Pick<Token, 'address'>>(
  tokens: readonly Item[],
  key: string,
): Item | undefined {
  const fold = (text: string): string => (text.startsWith('0x') ? text.toLowerCase() : text)
  return tokens.find((one) => fold(tokenKey(one)) === fold(key))
}
