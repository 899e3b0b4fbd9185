import type { TokenHolding } from '../contract/assets'

/** The tokens whose name or symbol contains the query, or whose address starts with it. Case is ignored. */
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
