import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import { isInstalled } from './list-here'

/** One spelling of a name. It decides what is listed twice and nothing else: anybody can have a name. */
export const foldedName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The installed wallet that stands for an entry of the directory: called the same, and on a chain they share; an entry
 * that names no chain may be for all. Only for what is shown: an entry that is asked for, remembered or paired is found
 * by its evidence.
 */
export function installedNamesakes(
  rows: readonly WalletRow[],
): (wallet: WalletEntry) => WalletRow | undefined {
  const byName = new Map<string, WalletRow[]>()
  for (const row of rows.filter(isInstalled)) {
    const name = foldedName(row.name)
    byName.set(name, [...(byName.get(name) ?? []), row])
  }
  // Thousands of wallets are looked up before a tile is seen.
  if (byName.size === 0) return () => undefined
  return ({ name, chains }) =>
    byName
      .get(foldedName(name))
      ?.find(
        ({ namespaces }) =>
          !chains?.length || chains.some((id) => namespaces.some((one) => id.startsWith(`${one}:`))),
      )
}
