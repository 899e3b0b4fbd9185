import type { WalletEntry } from '@latchkey/cloud/contract'
import { foldName, type WalletRow } from '@latchkey/session/contract'
import { normalizeIds } from '../directory/wallet-ids'
import { isInstalled } from './installed-wallets'

/** Whether the row is the WalletConnect connector itself, which connects any wallet that scans its code. */
export const isRelay = (row: WalletRow): boolean => row.connectors[0]?.kind === 'walletConnect'

/** Returns the ids that identify an installed wallet, in lower case. Not its name, because any wallet can use any name. */
export const idsOfRow = ({ id, rdns, connectors }: WalletRow): readonly string[] =>
  normalizeIds([id, rdns, ...connectors.flatMap((one) => [one.rdns, one.explorerId])])
/** Returns the ids that identify an entry of the directory, in lower case. */
export const idsOfEntry = ({ id, rdns }: WalletEntry): readonly string[] => normalizeIds([id, rdns])

/** Returns a filter that lets each wallet through once over all its calls, and none that is among `rows`. */
export function createUniqueFilter(
  rows: readonly WalletRow[],
): (wallets: readonly WalletEntry[]) => WalletEntry[] {
  const seen = new Set(rows.flatMap(idsOfRow))
  return (wallets) =>
    wallets.filter((wallet) => {
      const ids = idsOfEntry(wallet)
      const isNew = !ids.some((one) => seen.has(one))
      if (isNew) for (const one of ids) seen.add(one)
      return isNew
    })
}

/**
 * Returns a function that finds the installed wallet with the name of an entry of the directory and a chain in common. An entry
 * without chains matches any chain. For display only: connecting, recent wallets and pairing identify wallets by their ids.
 */
export function createNamesakeFinder(
  rows: readonly WalletRow[],
): (wallet: WalletEntry) => WalletRow | undefined {
  const byName = new Map<string, WalletRow[]>()
  for (const row of rows.filter(isInstalled)) {
    const name = foldName(row.name)
    byName.set(name, [...(byName.get(name) ?? []), row])
  }
  // Skips normalizing the names of thousands of entries if no wallet is installed.
  if (byName.size === 0) return () => undefined
  return ({ name, chains }) =>
    byName
      .get(foldName(name))
      ?.find(
        ({ namespaces }) =>
          !chains?.length || chains.some((id) => namespaces.some((one) => id.startsWith(`${one}:`))),
      )
}
