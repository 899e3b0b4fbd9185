import type { ConnectMethodKind } from '../contract'

/** Returns three groups: the kinds before `wallet`, `wallet` itself, and the kinds after it. */
export function groupKinds(order: readonly ConnectMethodKind[]): readonly (readonly ConnectMethodKind[])[] {
  const at = order.indexOf('wallet')
  return [order.slice(0, at), ['wallet'], order.slice(at + 1)]
}

const WALLETS_FIRST: readonly ConnectMethodKind[] = ['wallet', 'email', 'social']
const WALLETS_LAST: readonly ConnectMethodKind[] = ['email', 'social', 'wallet']

/**
 * Returns the order of the kinds: those that the host chose, then the others in the default order. By default wallets are
 * first if one is installed, else last.
 */
export function orderMethods(
  chosen: readonly ConnectMethodKind[] | undefined,
  hasWallets: boolean,
): readonly ConnectMethodKind[] {
  const defaultOrder = hasWallets ? WALLETS_FIRST : WALLETS_LAST
  return [...new Set([...(chosen ?? []), ...defaultOrder])]
}
