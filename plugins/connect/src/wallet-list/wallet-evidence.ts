import type { WalletEntry } from '@latchkey/cloud/contract'
import type { WalletRow } from '@latchkey/session/contract'
import { isInstalled } from './installed-wallets'

/** The app of MetaMask on a phone counts as the extension. */
const SAME_RDNS: Readonly<Record<string, string>> = { 'io.metamask.mobile': 'io.metamask' }

const present = (texts: readonly (string | undefined)[]): readonly string[] =>
  texts.flatMap((text) => {
    const lower = text?.toLowerCase()
    return lower ? [SAME_RDNS[lower] ?? lower] : []
  })

/** The relay's own row: whichever wallet scans the code. */
export const isRelay = (row: WalletRow): boolean => row.connectors[0]?.kind === 'walletConnect'

/** What tells which wallet it is. Never its name: anybody can have it. */
export const evidenceOfRow = ({ id, rdns, connectors }: WalletRow): readonly string[] =>
  present([id, rdns, ...connectors.flatMap((one) => [one.rdns, one.explorerId])])
export const evidenceOfWallet = ({ id, rdns }: WalletEntry): readonly string[] => present([id, rdns])

/** Which wallets are left out. */
export interface Exclusion {
  isRowExcluded(row: WalletRow): boolean
  isEntryExcluded(wallet: WalletEntry): boolean
}

/**
 * By what the host wrote: wallet id, directory id, rdns or name. What the directory knows of those wallets leaves out who
 * gives the same evidence, and nobody for a name: else an entry could name any wallet that is installed.
 */
export function createExclusion(ids: readonly string[], excluded: readonly WalletEntry[]): Exclusion {
  const written = new Set(present(ids))
  const known = new Set([...written, ...excluded.flatMap(evidenceOfWallet)])
  const isExcluded = (name: string, evidence: readonly string[]): boolean =>
    present([name]).some((one) => written.has(one)) || evidence.some((one) => known.has(one))
  return {
    isRowExcluded: (row) => isExcluded(row.name, evidenceOfRow(row)),
    isEntryExcluded: (wallet) => isExcluded(wallet.name, evidenceOfWallet(wallet)),
  }
}

/** Hands out each wallet once. */
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

/** One spelling of a name. It decides what is listed twice and nothing else: anybody can have a name. */
export const normalizeName = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase()

/**
 * The installed wallet that stands for an entry of the directory: called the same, and on a chain they share; an entry
 * that names no chain may be for all. Only for what is shown: an entry that is asked for, remembered or paired is found
 * by its evidence.
 */
export function createNamesakeFinder(
  rows: readonly WalletRow[],
): (wallet: WalletEntry) => WalletRow | undefined {
  const byName = new Map<string, WalletRow[]>()
  for (const row of rows.filter(isInstalled)) {
    const name = normalizeName(row.name)
    byName.set(name, [...(byName.get(name) ?? []), row])
  }
  // Thousands of wallets are looked up before a tile is seen.
  if (byName.size === 0) return () => undefined
  return ({ name, chains }) =>
    byName
      .get(normalizeName(name))
      ?.find(
        ({ namespaces }) =>
          !chains?.length || chains.some((id) => namespaces.some((one) => id.startsWith(`${one}:`))),
      )
}
