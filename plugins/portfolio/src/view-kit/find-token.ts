import type { Token } from '@latchkey/session/contract'

/** The key of a token on a network: its contract or mint, or `native`. */
export const tokenKey = ({ address = 'native' }: Pick<Token, 'address'>): string => address

/** The token with this contract or mint, or the native one. Hexadecimal addresses are case-insensitive. */
export function findTokenBy<Item extends Pick<Token, 'address'>>(
  tokens: readonly Item[],
  key: string,
): Item | undefined {
  const fold = (text: string): string => (text.startsWith('0x') ? text.toLowerCase() : text)
  return tokens.find((one) => fold(tokenKey(one)) === fold(key))
}
