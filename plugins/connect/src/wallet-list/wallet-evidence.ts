import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import { isInstalled } from './installed-wallets'

/** MetaMask's app counts as its extension. */
const SAME_RDNS: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' }

/** Ids in one spelling, without missing ones. */
export const normalizeIds = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => {
    const lower = text?.toLowerCase()
    return lower ? [SAME_RDNS[lower] ?? lower] : []
  })

/** Whether this is the relay connector's own row, for any wallet that scans the code. */
export const isRelay = (row: WalletRow): boolean => row.connectors[0]?.kind === 'walletConnect'

/** Ids that identify a wallet, in lower case. Never its name: any wallet can use any name. */
export const evidenceOfRow = ({ id, rdns, connectors }: WalletRow): readonly string[] =>
  normalizeIds([id, rdns, ...connectors.flatMap((one) => [one.rdns, one.explorerId])])
export const evidenceOfWallet = ({ id, rdns }: WalletEntry): readonly string[] => normalizeIds([id, rdns])

/** Returns a filter that passes each wallet once, over all its calls; wallets of `rows` never. */
export function createUniqueFilter(
  rows: readonly WalletRow[],
): (wallets: readonly WalletEntry[]) => WalletEntry[] {
  const seen = new Set(rows.flatMap(evidenceOfRow))
  return (wallets) =>
    wallets.filter((wallet) => {
      const evidence = evidenceOfWallet(wallet)
      const isNew = !evidence.some((one) => seen.has(one))
      if (isNew) for (const one of evidence) seen.add(one)
      return isNew
    })
}

/** Normalizes a name for comparison. Used to avoid duplicates in lists, never to identify a wallet. */
export const normalizeName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * Finds the installed wallet that stands for an entry of the directory: of the same name and with a chain in common; an
 * entry without chains may be for all. Only for display: connecting, recents and pairing identify wallets by evidence.
 */
export function createNamesakeFinder(
  rows: readonly WalletRow[],
): (wallet: WalletEntry) => WalletRow | undefined {
  const byName = new Map<string, WalletRow[]>()
  for (const row of rows.filter(isInstalled)) {
    const name = normalizeName(row.name)
    byName.set(name, [...(byName.get(name) ?? []), row])
  }
  // Thousands of wallets are looked up before a tile is drawn.
  if (byName.size === 0) return () => undefined
  return ({ name, chains }) =>
    byName
      .get(normalizeName(name))
      ?.find(
        ({ namespaces }) =>
          !chains?.length || chains.some((id) => namespaces.some((one) => id.startsWith(`${one}:`))),
      )
}
