import type { ConnectMethodKind } from '../contract'

/** Wallets by themselves, and what is no wallet under each other. */
export function groupKinds(order: readonly ConnectMethodKind[]): readonly (readonly ConnectMethodKind[])[] {
  const at = order.indexOf('wallet')
  return [order.slice(0, at), ['wallet'], order.slice(at + 1)]
}

const WALLETS_FIRST: readonly ConnectMethodKind[] = ['wallet', 'email', 'social']
const WALLETS_LAST: readonly ConnectMethodKind[] = ['email', 'social', 'wallet']

/** The order of the methods to connect; an explicit order always wins, and loses nothing. */
export function orderMethods(
  chosen: readonly ConnectMethodKind[] | undefined,
  hasWallets: boolean,
): readonly ConnectMethodKind[] {
  const usual = hasWallets ? WALLETS_FIRST : WALLETS_LAST
  return [...new Set([...(chosen ?? []), ...usual])]
}
