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

/** Without what readers do not see: case, width, spaces and characters without a shape. */
const comparable = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\s\p{C}]/gu, '')
    .toLowerCase()

/**
 * The tokens whose name or symbol another token of the list has, too, whatever its case. Anybody can give a token the name of
 * another, so they are told apart by their contracts.
 */
export function namesakes<Named extends Pick<TokenHolding, 'name' | 'symbol'>>(
  items: readonly Named[],
): ReadonlySet<Named> {
  const having = new Map<string, Named[]>()
  for (const item of items)
    for (const key of new Set([item.name, item.symbol].map(comparable))) {
      const same = having.get(key)
      if (same) same.push(item)
      else having.set(key, [item])
    }
  // control: namesake-not-told-apart
  return new Set([...having.values()].flatMap((same) => (same.length > 1 ? same : [])))
}
