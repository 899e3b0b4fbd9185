import type { WalletEntry } from '@latchkey/cloud/contract'
import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'
import { useWalletDirectory } from '../directory/use-wallet-directory'

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
