import type { WalletEntry } from '@latchkey/cloud/contract'
import { getEnvironment } from '@latchkey/kernel/environment'
import { usePluginState, useServices } from '@latchkey/kernel/react'
import { sessionContract, type WalletRow } from '@latchkey/session/contract'
import { isInstalled } from '@latchkey/session/wallet-rows'
import { useEffect, useMemo, useState } from 'react'
import { connectContract } from '../contract'
import { firstWallets, ownWallets, uniqueWallets } from '../directory/directory-pager'
import { useWalletDirectory } from '../directory/use-wallet-directory'
import { matchesName } from '../wallet-list/installed-wallets'
import { createNamesakes } from '../wallet-list/namesakes'
import { createWalletFilter, idsOfEntry, idsOfRow } from '../wallet-list/wallet-filter'

/** Returns the loaded wallets in order; with a query, those whose name matches and those that the directory found. */
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
    const filter = createWalletFilter({
      options,
      directory,
      networks,
      mobile: getEnvironment(browser).mobile,
    })
    const first = firstWallets({ directory, certified }, filter)
    const alsoFound = (found ?? []).filter((one) => !certified || one.certified === true)
    const own = ownWallets(options.customWallets, certified, filter)
    return arrangeWallets(own, [...first, ...wallets, ...alsoFound], rows)
  }, [options, directory, networks, browser, certified, wallets, found, rows])

  return useMemo(() => {
    if (trimmed === '') return loaded
    const foundIds = new Set(isFound ? found?.map(({ id }) => id) : [])
    return loaded.filter(({ wallet }) => foundIds.has(wallet.id) || matchesName(wallet, trimmed))
  }, [loaded, trimmed, found, isFound])
}

/** A wallet of the directory and, if it is installed, its row in the session. */
export interface ArrangedWallet {
  /** The directory's entry. If an installed wallet was matched by name, its own name and picture under the entry's id. */
  readonly wallet: WalletEntry
  readonly installed: WalletRow | undefined
  /** All its rows, if it is installed for several namespaces and has one in each. */
  readonly joined?: readonly WalletRow[]
}

/**
 * Orders all wallets: installed ones first, the others in the given order. Each id occurs once. A wallet of the host
 * replaces the directory's entry with the same id or rdns.
 * @param own wallets of the host
 * @param listed wallets of the directory
 * @param rows wallets of the session
 */
export function arrangeWallets(
  own: readonly WalletEntry[],
  listed: readonly WalletEntry[],
  rows: readonly WalletRow[],
): readonly ArrangedWallet[] {
  // Look-alikes match no entry: only the list shows who made them.
  const installed = rows.filter((row) => !row.lookAlike && isInstalled(row))
  const installedById = indexById(installed)
  const { installedOf, join, markOf } = createNamesakes(rows, { known: [...own, ...listed] })
  const ownIds = new Set(own.flatMap(idsOfEntry))
  // There may be thousands of wallets, so comparisons with empty lists are skipped.
  const others =
    ownIds.size === 0 ? listed : listed.filter((wallet) => !idsOfEntry(wallet).some((one) => ownIds.has(one)))
  const asInstalled = (row: WalletRow): Pick<ArrangedWallet, 'installed' | 'joined'> => {
    const joined = join(row)
    return { installed: row, ...(joined.length > 1 && { joined }) }
  }
  const arrange = (wallet: WalletEntry): ArrangedWallet => {
    if (installedById.size === 0) return { wallet, installed: undefined }
    const installed = idsOfEntry(wallet)
      .map((one) => installedById.get(one))
      .find(Boolean)
    if (installed) return { wallet, ...asInstalled(installed) }
    // The host's own wallets keep the name and picture that the host gave them.
    const namesake = own.includes(wallet) ? undefined : installedOf(wallet)
    return namesake && markOf(namesake) === undefined
      ? { wallet: entryOfInstalled(wallet.id, namesake), ...asInstalled(namesake) }
      : { wallet, installed: undefined }
  }
  const all = uniqueWallets([...own, ...others]).map(arrange)
  return [...all.filter(({ installed }) => installed), ...all.filter(({ installed }) => !installed)]
}

/** Makes an entry of an installed wallet: its tile connects that wallet, so it shows nothing else of the directory. */
const entryOfInstalled = (id: string, { name, iconUrl }: WalletRow): WalletEntry => ({
  id,
  name,
  ...(iconUrl === undefined ? {} : { iconUrl }),
})

/** Returns the installed wallets by id, rdns and directory id. What several of them claim leads to none. */
function indexById(installed: readonly WalletRow[]): ReadonlyMap<string, WalletRow | undefined> {
  const byId = new Map<string, WalletRow | undefined>()
  for (const row of installed)
    for (const id of new Set(idsOfRow(row))) byId.set(id, byId.has(id) ? undefined : row)
  return byId
}

const DEBOUNCE_MS = 300
/** Shorter queries are not sent to the directory. */
const MIN_QUERY_LENGTH = 2

export interface DirectorySearch {
  /** `off`: the query is too short. `searching` includes the debounce. */
  readonly status: 'off' | 'searching' | 'found' | 'failed'
  /** The results of this query; while it is being searched, those of the previous query. */
  readonly found: readonly WalletEntry[]
  retry(): void
}

interface SearchResult {
  readonly searchKey: string
  readonly found: readonly WalletEntry[] | undefined
}

/**
 * Searches the directory after `DEBOUNCE_MS` without a change of the query. Each change aborts the search before it.
 * @param start a query with its results, which are not requested again
 */
export function useDirectorySearch(
  query: string,
  certified: boolean,
  start: { readonly query: string; readonly found: readonly WalletEntry[] } | undefined,
): DirectorySearch {
  const directory = useWalletDirectory()
  const { clock } = useServices().ports
  const trimmed = query.trim()
  const isLongEnough = [...trimmed].length >= MIN_QUERY_LENGTH
  const [retries, setRetries] = useState(0)
  const searchKeyOf = (text: string): string => `${retries} ${certified} ${text.trim()}`
  const searchKey = searchKeyOf(query)
  const [result, setResult] = useState<SearchResult | undefined>(
    start && { searchKey: searchKeyOf(start.query), found: start.found },
  )
  const isKnown = result?.searchKey === searchKey && result.found !== undefined
  useEffect(() => {
    if (!isLongEnough || isKnown) return undefined
    const typing = new AbortController()
    const { signal } = typing
    const search = async (): Promise<void> => {
      await clock.wait(DEBOUNCE_MS, signal)
      const found = await directory.search(trimmed, signal)
      if (!signal.aborted) setResult({ searchKey, found })
    }
    search().catch(() => signal.aborted || setResult({ searchKey, found: undefined }))
    return () => typing.abort()
  }, [isLongEnough, isKnown, searchKey, trimmed, directory, clock])

  const isCurrent = result?.searchKey === searchKey
  return {
    status: !isLongEnough ? 'off' : !isCurrent ? 'searching' : result.found ? 'found' : 'failed',
    found: result?.found ?? [],
    retry: () => setRetries((last) => last + 1),
  }
}
