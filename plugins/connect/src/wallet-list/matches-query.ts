import type { ListedWallet } from './listed-wallet'

/** By name or maker, ignoring case and spaces around. */
export function matchesQuery(listed: ListedWallet, query: string): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  const wallet = 'row' in listed ? listed.row : 'wallet' in listed && listed.wallet
  return wallet && [wallet.name, wallet.rdns].some((text) => text?.toLocaleLowerCase().includes(wanted))
}
