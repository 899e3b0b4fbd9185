import type { WalletEntry } from '@latchkey/cloud/contract'
import { foldRdns, type WalletRow } from '@latchkey/session/contract'
import { createWalletJoin, foldName, isInstalled, rdnsOfRow } from '@latchkey/session/wallet-rows'
import type { ConnectState } from '../contract'
import { idsOfEntry, idsOfRow, isRelay } from './wallet-filter'

/**
 * How a row is marked. `look-alike`: it may be taken for another wallet. `same-name`: a wallet of the directory has its name,
 * and the standard by which it announced itself has no field that would tell them apart.
 */
export type NameMark = 'look-alike' | 'same-name' | undefined

/** What the names of installed wallets and of known ones mean in lists. Connecting and remembering never follow a name. */
export interface Namesakes {
  /**
   * The installed wallet that an entry is, by name: both have the same rdns, or the entry has none and nobody else has its
   * name. Lists do not repeat such an entry. A wallet that announces the name of another one thus takes its place nowhere.
   */
  installedOf(wallet: WalletEntry): WalletRow | undefined
  /** Every installed wallet with the name and a chain of an entry. An entry without chains may have any. */
  named(wallet: WalletEntry): readonly WalletRow[]
  /** The rows of a wallet: one, or one in each namespace that it announces itself in. */
  join(row: WalletRow): readonly WalletRow[]
  markOf(row: WalletRow): NameMark
  /** Whether another row has the name of this one on other chains. */
  isOnOtherChains(row: WalletRow): boolean
}

/** What lists know by name. */
export interface KnownWallets {
  /** The wallets of the host, the recently paired ones and those of the directory. */
  readonly known: readonly WalletEntry[]
  /** The ones that were paired recently. None of them gives way to a name. */
  readonly kept: readonly WalletEntry[]
}

/** Recently paired ones count with a relay only, because they are listed only then. */
export function knownWallets(
  { options, recent, directory }: Pick<ConnectState, 'options' | 'recent' | 'directory'>,
  rows: readonly WalletRow[],
): KnownWallets {
  const kept = rows.some(isRelay) ? recent.flatMap(({ wallet }) => wallet ?? []) : []
  return {
    known: [...(options.customWallets ?? []), ...kept, ...directory.featured, ...directory.recommended],
    kept,
  }
}

/** @param rows the wallets of the session */
export function createNamesakes(
  rows: readonly WalletRow[],
  { known, kept = [] }: Pick<KnownWallets, 'known'> & Partial<KnownWallets>,
): Namesakes {
  const join = createWalletJoin(rows, known)
  const installed = groupByName(rows.filter(isInstalled))
  // Skips normalizing the names of thousands of entries if no wallet is installed.
  const entries = installed.size === 0 ? new Map<string, never[]>() : groupByName(known)

  const chainsOfName = new Map<string, Set<string>>()
  for (const { name, namespaces } of rows) {
    const chains = chainsOfName.get(foldName(name))
    if (chains) chains.add(`${namespaces}`)
    else chainsOfName.set(foldName(name), new Set([`${namespaces}`]))
  }

  const named = (wallet: WalletEntry): readonly WalletRow[] =>
    installed.size === 0
      ? []
      : (installed.get(foldName(wallet.name)) ?? []).filter((row) => hasChainOf(wallet, row))
  const isClaimedBy = (row: WalletRow, rdns: string): boolean =>
    join(row).some((one) => rdnsOfRow(one).includes(foldRdns(rdns)))
  const isEntryOf = (wallet: WalletEntry, row: WalletRow): boolean =>
    (wallet.rdns !== undefined && isClaimedBy(row, wallet.rdns)) ||
    idsOfEntry(wallet).some((id) => idsOfRow(row).includes(id))
  const installedOf = (wallet: WalletEntry): WalletRow | undefined => {
    const rowsOfName = named(wallet)
    const { id, name, rdns } = wallet
    if (rdns !== undefined) return rowsOfName.find((row) => isClaimedBy(row, rdns))
    const [first] = rowsOfName
    if (!first) return undefined
    const others = rowsOfName.filter((row) => !join(first).includes(row))
    const isKnownTwice = entries.get(foldName(name))?.some((one) => one.id !== id) ?? false
    return others.length > 0 || isKnownTwice ? undefined : first
  }
  return {
    named,
    join,
    isOnOtherChains: ({ name }) => (chainsOfName.get(foldName(name))?.size ?? 0) > 1,
    installedOf,
    markOf(row) {
      if (row.lookAlike) return 'look-alike'
      if (!isInstalled(row)) return undefined
      const others = entries.get(foldName(row.name))?.filter((one) => hasChainOf(one, row)) ?? []
      if (others.some((one) => isEntryOf(one, row))) return undefined
      const isOfAnother = others.some(({ rdns }) => rdns !== undefined)
      if (isOfAnother) return canSayMaker(row) ? 'look-alike' : 'same-name'
      const isBesideOne = others.some((one) => kept.includes(one) || !installedOf(one))
      return isBesideOne ? 'same-name' : undefined
    },
  }
}

/** Whether the standard by which a wallet announced itself has a field for its maker: the rdns of EIP-6963. */
export const canSayMaker = ({ connectors }: WalletRow): boolean =>
  connectors.some(({ kind, namespaces }) => kind === 'announced' && namespaces.includes('eip155'))

const hasChainOf = ({ chains }: WalletEntry, { namespaces }: WalletRow): boolean =>
  !chains?.length || chains.some((id) => namespaces.some((one) => id.startsWith(`${one}:`)))

function groupByName<Named extends { readonly name: string }>(
  all: readonly Named[],
): ReadonlyMap<string, Named[]> {
  const byName = new Map<string, Named[]>()
  for (const one of all) {
    const name = foldName(one.name)
    const same = byName.get(name)
    if (same) same.push(one)
    else byName.set(name, [one])
  }
  return byName
}
