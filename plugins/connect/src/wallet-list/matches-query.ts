/** By name or maker, ignoring case and spaces around. */
export function matchesQuery(
  wallet: { readonly name: string; readonly rdns?: string },
  query: string,
): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  return [wallet.name, wallet.rdns].some((text) => text?.toLocaleLowerCase().includes(wanted))
}
