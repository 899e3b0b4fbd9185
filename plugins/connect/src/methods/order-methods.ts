import type { ConnectMethodKind } from '../contract'

/** Groups the kinds into those before, the wallets, and those after. */
export function groupKinds(order: readonly ConnectMethodKind[]): readonly (readonly ConnectMethodKind[])[] {
  const at = order.indexOf('wallet')
  return [order.slice(0, at), ['wallet'], order.slice(at + 1)]
}

const WALLETS_FIRST: readonly ConnectMethodKind[] = ['wallet', 'email', 'social']
const WALLETS_LAST: readonly ConnectMethodKind[] = ['email', 'social', 'wallet']

/** The order of the kinds: the host's first, kinds that it leaves out after them in the default order. */
export function orderMethods(
  chosen: readonly ConnectMethodKind[] | undefined,
  hasWallets: boolean,
): readonly ConnectMethodKind[] {
  const usual = hasWallets ? WALLETS_FIRST : WALLETS_LAST
  return [...new Set([...(chosen ?? []), ...usual])]
}
