import type { WalletEntry } from '@latchkey/cloud/contract'
import { useServices } from '@latchkey/kernel/react'
import { useEffect, useState } from 'react'
import { useWalletDirectory } from '../directory/use-wallet-directory'

/** Nothing is asked for one letter. */
const DEBOUNCE_MS = 300
const MIN_QUERY_LENGTH = 2

export interface DirectorySearch {
  /** 'off': too short a query. 'asking' includes waiting for quiet. */
  readonly status: 'off' | 'asking' | 'found' | 'failed'
  /** What was found for this query; while it is asked, for the one before. */
  readonly found: readonly WalletEntry[]
  retry(): void
}

interface SearchResult {
  readonly searchKey: string
  readonly found: readonly WalletEntry[] | undefined
}

/** What the directory finds, asked once typing pauses. Each keystroke takes back the question before. */
export function useDirectorySearch(
  query: string,
  certified: boolean,
  start: { readonly query: string; readonly found: readonly WalletEntry[] } | undefined,
): DirectorySearch {
  const connect = useWalletDirectory()
  const { clock } = useServices().ports
  const trimmed = query.trim()
  const isLongEnough = [...trimmed].length >= MIN_QUERY_LENGTH
  const [retries, setRetries] = useState(0)
  const searchKeyOf = (text: string): string => `${retries} ${certified} ${text.trim()}`
  const question = searchKeyOf(query)
  const [result, setResult] = useState<SearchResult | undefined>(
    start && { searchKey: searchKeyOf(start.query), found: start.found },
  )
  const isKnown = result?.searchKey === question && result.found !== undefined
  useEffect(() => {
    if (!isLongEnough || isKnown) return undefined
    const typing = new AbortController()
    const { signal } = typing
    const search = async (): Promise<void> => {
      await clock.wait(DEBOUNCE_MS, signal)
      const found = await connect.search(trimmed, signal)
      if (!signal.aborted) setResult({ searchKey: question, found })
    }
    search().catch(() => signal.aborted || setResult({ searchKey: question, found: undefined }))
    return () => typing.abort()
  }, [isLongEnough, isKnown, question, trimmed, connect, clock])

  const isCurrent = result?.searchKey === question
  return {
    status: !isLongEnough ? 'off' : !isCurrent ? 'asking' : result.found ? 'found' : 'failed',
    found: result?.found ?? [],
    retry: () => setRetries((last) => last + 1),
  }
}
