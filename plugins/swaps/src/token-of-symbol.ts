import type { Token } from '@latchkey/session/contract'

/**
 * The token that a symbol names, of those that have it: the network's currency, or the only one. Anybody can give a token
 * the symbol of another and send it to the account, so neither the list's order nor a balance decides.
 */
export function tokenOfSymbol<Item extends Token>(having: readonly Item[]): Item | undefined {
  // control: first-of-a-symbol
  return having.find(({ address }) => address === undefined) ?? (having.length === 1 ? having[0] : undefined)
}
