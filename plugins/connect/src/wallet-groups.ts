import type { WalletRow } from '@latchkey/session/contract'
import type { ConnectMethodKind, CustomWallet } from './contract'

export interface WalletGroups {
  /** Used before and here now, newest first. */
  readonly recent: readonly WalletRow[]
  readonly installed: readonly WalletRow[]
  /** The host's own that are not here yet. */
  readonly custom: readonly CustomWallet[]
}

/** Each wallet once, in the first group it belongs to. */
export function groupWallets(
  rows: readonly WalletRow[],
  recentIds: readonly string[],
  customWallets: readonly CustomWallet[],
): WalletGroups {
  const recent = recentIds.flatMap((id) => rows.filter((row) => row.id === id))
  const installed = rows.filter((row) => !recentIds.includes(row.id))
  // Two wallets that both name no rdns have nothing in common.
  const isHere = ({ id, rdns }: CustomWallet): boolean =>
    rows.some((row) => row.id === id || (rdns !== undefined && row.rdns === rdns))
  return { recent, installed, custom: customWallets.filter((wallet) => !isHere(wallet)) }
}

/** By name or maker, ignoring case and spaces around. */
export function matchesQuery(
  wallet: { readonly name: string; readonly rdns?: string },
  query: string,
): boolean {
  const wanted = query.trim().toLocaleLowerCase()
  return [wallet.name, wallet.rdns].some((text) => text?.toLocaleLowerCase().includes(wanted))
}

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
