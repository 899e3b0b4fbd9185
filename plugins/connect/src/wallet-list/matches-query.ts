import type { ListedWallet } from './listed-wallet'

/** By name or maker, ignoring case and spaces around. */
export function matchesQuery(listed: ListedWallet, query: string): boolean {
  const wallet = 'row' in listed ? listed.row : 'wallet' in listed && listed.wallet
  return wallet && isCalled(wallet, query)
}

export function isCalled(
  { name, rdns }: { readonly name: string; readonly rdns?: string },
  query: string,
): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  return [name, rdns].some((text) => text?.toLocaleLowerCase().includes(wanted) === true)
}
