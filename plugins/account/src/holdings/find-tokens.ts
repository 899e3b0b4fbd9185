import type { TokenHolding } from '@latchkey/session/contract'

/** By name or symbol, ignoring case; by the address of the contract, whole or its beginning. */
export function findTokens(items: readonly TokenHolding[], query: string): readonly TokenHolding[] {
  const wanted = query.toLocaleLowerCase()
  if (wanted === '') return items
  return items.filter(
    ({ name, symbol, address }) =>
      name.toLocaleLowerCase().includes(wanted) ||
      symbol.toLocaleLowerCase().includes(wanted) ||
      address?.toLocaleLowerCase().startsWith(wanted),
  )
}
