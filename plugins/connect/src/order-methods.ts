import type { ConnectMethodKind } from './contract'

/** Wallets by themselves, and what is no wallet under each other. */
export function groupKinds(order: readonly ConnectMethodKind[]): readonly (readonly ConnectMethodKind[])[] {
  const at = order.indexOf('wallet')
  return [order.slice(0, at), ['wallet'], order.slice(at + 1)]
}

const WALLETS_FIRST: readonly ConnectMethodKind[] = ['wallet', 'email', 'social']
const WALLETS_LAST: readonly ConnectMethodKind[] = ['email', 'social', 'wallet']

/** SPEC.md section 2, "Connect-method order"; an explicit order always wins, and loses nothing (D28.17). */
export function orderMethods(
  chosen: readonly ConnectMethodKind[] | undefined,
  hasWallets: boolean,
): readonly ConnectMethodKind[] {
  const usual = hasWallets ? WALLETS_FIRST : WALLETS_LAST
  return [...new Set([...(chosen ?? []), ...usual])]
}
