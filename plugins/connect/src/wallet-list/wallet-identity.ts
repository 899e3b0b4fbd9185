import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import { normalizeIds } from '../directory/wallet-ids'

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
