import type { ChainNamespace, WalletRow } from '@latchkey/session/contract'
import { asksWhichChain } from './chains-of'
import type { WalletHere } from './listed-wallet'
import { foldedName } from './same-name'

/** Adds what has to be said or asked about chains, where there is anything. */
export function withChains(
  one: WalletHere,
  rows: readonly WalletRow[],
  only: ChainNamespace | undefined,
): WalletHere {
  const { row } = one
  const asksChain = only === undefined && asksWhichChain(row)
  const tellsChain = row.sameNameElsewhere || rows.some((other) => isSameNameElsewhere(row, other))
  const isOneOfSeveral = only !== undefined && row.namespaces.length > 1
  return asksChain || tellsChain || isOneOfSeveral ? { ...one, more: { asksChain, tellsChain, only } } : one
}

const isSameNameElsewhere = (row: WalletRow, other: WalletRow): boolean =>
  other !== row &&
  foldedName(other.name) === foldedName(row.name) &&
  String(other.namespaces) !== String(row.namespaces)
