import type { WalletEntry } from '@latchkey/cloud/contract'
import { usePluginState, useServices } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'
import { useMemo } from 'react'
import { connectContract } from '../contract'
import { getEnvironment } from '../environment/environment'
import { isInstalled, matchesName } from '../wallet-list/installed-wallets'
import { createNamesakeFinder, evidenceOfRow, evidenceOfWallet } from '../wallet-list/wallet-evidence'
import type { DirectorySearch } from './use-directory-search'
import { createWalletFilter, firstWallets, ownWallets, uniqueWallets } from './wallet-filter'

/** What is loaded, in order; with a query what of it matches, and what the directory found for it. */
export function useAllWallets(query: string, search: DirectorySearch): readonly ArrangedWallet[] {
  const { browser } = useServices().ports
  const options = usePluginState(connectContract, (state) => state.options)
  const directory = usePluginState(connectContract, (state) => state.directory)
  const { wallets, certified } = usePluginState(connectContract, (state) => state.directoryPages)
  const rows = usePluginState(sessionContract, (state) => state.wallets)
  const networks = usePluginState(sessionContract, (state) => state.networks)
  const trimmed = query.trim()
  const found = trimmed === '' ? undefined : search.found
  const isFound = search.status === 'found'

  const loaded = useMemo(() => {
    const offer = createWalletFilter({ options, directory, networks, mobile: getEnvironment(browser).mobile })
    const first = firstWallets({ directory, certified }, offer)
    const also = (found ?? []).filter((one) => !certified || one.certified === true)
    const own = ownWallets(options.customWallets, certified, offer)
    return arrangeWallets(own, [...first, ...wallets, ...also], rows)
  }, [options, directory, networks, browser, certified, wallets, found, rows])

  return useMemo(() => {
    if (trimmed === '') return loaded
    const foundIds = new Set(isFound ? found?.map(({ id }) => id) : [])
    return loaded.filter(({ wallet }) => foundIds.has(wallet.id) || matchesName(wallet, trimmed))
  }, [loaded, trimmed, found, isFound])
}

/** A wallet of the directory, and the one of this browser that it is. */
export interface ArrangedWallet {
  /** Where an installed wallet of the same name stands for it: what that says of itself. */
  readonly wallet: WalletEntry
  readonly installed: WalletRow | undefined
}

/**
 * All wallets in the order they are shown: those of this browser first, else as they come. Each id stands once, and
 * what the host brings itself stands for what the directory knows of it.
 */
export function arrangeWallets(
  own: readonly WalletEntry[],
  listed: readonly WalletEntry[],
  rows: readonly WalletRow[],
): readonly ArrangedWallet[] {
  const known = rows.filter((row) => !row.lookAlike && isInstalled(row))
  const installedByEvidence = indexByEvidence(known)
  const namesakeOf = createNamesakeFinder(known)
  const ownEvidence = new Set(own.flatMap(evidenceOfWallet))
  // Thousands of wallets, before the first tile is seen: what is compared with nothing is not looked at.
  const others =
    ownEvidence.size === 0
      ? listed
      : listed.filter((wallet) => !evidenceOfWallet(wallet).some((one) => ownEvidence.has(one)))
  const arrange = (wallet: WalletEntry): ArrangedWallet => {
    if (installedByEvidence.size === 0) return { wallet, installed: undefined }
    const installed = evidenceOfWallet(wallet)
      .map((one) => installedByEvidence.get(one))
      .find(Boolean)
    if (installed) return { wallet, installed }
    // The host's own stand as the host wrote them.
    const namesake = own.includes(wallet) ? undefined : namesakeOf(wallet)
    return namesake
      ? { wallet: entryOfInstalled(wallet.id, namesake), installed: namesake }
      : { wallet, installed }
  }
  const all = uniqueWallets([...own, ...others]).map(arrange)
  return [...all.filter(({ installed }) => installed), ...all.filter(({ installed }) => !installed)]
}

/** The tile leads to the installed wallet, so it shows that one's own name and picture and none of the directory's. */
const entryOfInstalled = (id: string, { name, iconUrl }: WalletRow): WalletEntry => ({
  id,
  name,
  ...(iconUrl === undefined ? {} : { iconUrl }),
})

/** Where two claim to be the same wallet nothing is said here: the list shows both, and who made them. */
function indexByEvidence(known: readonly WalletRow[]): ReadonlyMap<string, WalletRow> {
  return new Map(known.flatMap((row) => evidenceOfRow(row).map((one) => [one, row] as const)))
}
