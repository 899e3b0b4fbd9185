import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import type { ConnectState } from '../contract'
import { normalizeIds } from '../directory/wallet-ids'

/** Decides which wallets are excluded. */
export interface Exclusion {
  isRowExcluded(row: WalletRow): boolean
  isEntryExcluded(wallet: WalletEntry): boolean
}

/**
 * Excludes wallets whose id, directory id, rdns or name is in `excludedIds`, and wallets that share an id or rdns with an entry
 * in `excluded`. The name of such an entry excludes nothing, because an entry could then exclude any installed wallet.
 */
export function createExclusion(excludedIds: readonly string[], excluded: readonly WalletEntry[]): Exclusion {
  const ids = new Set(normalizeIds(excludedIds))
  const known = new Set([...ids, ...excluded.flatMap(idsOfEntry)])
  const isExcluded = (name: string, walletIds: readonly string[]): boolean =>
    normalizeIds([name]).some((one) => ids.has(one)) || walletIds.some((one) => known.has(one))
  return {
    isRowExcluded: (row) => isExcluded(row.name, idsOfRow(row)),
    isEntryExcluded: (wallet) => isExcluded(wallet.name, idsOfEntry(wallet)),
  }
}

export interface WalletFilterInput {
  readonly options: ConnectState['options']
  readonly directory: Pick<ConnectState['directory'], 'excluded'>
  readonly networks: readonly { readonly id: string }[]
  readonly mobile: boolean
}

export interface WalletFilter {
  /** Whether it is not excluded and, on a phone, has a link that opens it there. */
  isAllowed(wallet: WalletEntry): boolean
  /** Whether it is allowed and supports a configured network. */
  isOffered(wallet: WalletEntry): boolean
}

/** Creates the filter for wallets of the directory. The service filters too, but its response is checked again. */
export function createWalletFilter({
  options,
  directory,
  networks,
  mobile,
}: WalletFilterInput): WalletFilter {
  const { isEntryExcluded } = createExclusion(options.excludeWalletIds ?? [], directory.excluded)
  const ids = new Set<string>(networks.map(({ id }) => id))
  const isAllowed = (wallet: WalletEntry): boolean =>
    !isEntryExcluded(wallet) && (!mobile || hasMobileLink(wallet))
  // A wallet that names no chain may support all. Without configured networks no wallet is left out.
  const supportsNetwork = ({ chains }: WalletEntry): boolean =>
    !chains?.length || ids.size === 0 || chains.some((id) => ids.has(id))
  return { isAllowed, isOffered: (wallet) => supportsNetwork(wallet) && isAllowed(wallet) }
}

/** Whether a phone can open the wallet. */
const hasMobileLink = ({ mobileLink, universalLink, webappLink }: WalletEntry): boolean =>
  Boolean(mobileLink || universalLink || webappLink)

/** Whether the wallet has any link to pair it. */
export const canPair = (wallet: WalletEntry): boolean => hasMobileLink(wallet) || Boolean(wallet.desktopLink)

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
