import type { QueryEntry } from '@latchkey/kernel/queries'
import { usePlugin, usePluginState, useServices } from '@latchkey/kernel/react'
import { type UseQueryResult, useQuery } from '@latchkey/kernel/react/use-query'
import type { ActiveTarget } from '@latchkey/session/contract'
import type { TrackedTransaction } from '@latchkey/transactions/contract'
import { useEffect, useMemo } from 'react'
import { type HistoryPage, historyContract } from '../contract'
import { type HistoryList, joinPages } from '../model/join-pages'
import { accountKey } from '../model/page-key'
import { type HistoryRow, toRows } from '../model/rows'
import { unlistedTransactions } from '../model/sent-transactions'
import { useNow } from './use-now'

/** Interval at which an open list is read again. */
const POLL_MS = 20_000
/** Interval while the service does not list a transaction yet that is on the network. */
const CATCH_UP_MS = 4_000

export interface ShownHistory {
  readonly entry: QueryEntry<HistoryPage> | undefined
  readonly list: HistoryList
  readonly rows: readonly HistoryRow[]
  readonly query: UseQueryResult
  readonly nowMs: number
  readonly loadMore: () => Promise<void>
}

/** The account's transactions, read while a view shows them. */
export function useHistory(target: ActiveTarget, entries: readonly TrackedTransaction[]): ShownHistory {
  const { load, refresh, loadMore } = usePlugin(historyContract)
  const key = accountKey(target)
  const pages = usePluginState(historyContract, (state) => state.pages)
  const entry = pages[key]
  const now = useNow()
  const list = useMemo(() => joinPages(pages, key), [pages, key])
  const hasSent = entries.length > 0
  const listed = useMemo(() => (hasSent ? idsIn(list) : new Set<string>()), [hasSent, list])
  const hasService = entry?.status === 'known' && entry.source === 'service'
  const sent = useMemo(
    () => unlistedTransactions(entries, target, listed, { hasService, ages: now.ages }),
    [entries, target, listed, hasService, now],
  )
  const rows = useMemo(() => toRows(list.transactions, sent), [list, sent])
  usePolling(hasService && sent.done.length > 0 ? refresh : load, hasService && sent.done.length > 0)
  // A new function for another account or network, so that it counts as another query.
  const loadOf = useMemo(() => Object.assign(() => load(), { key }), [load, key])
  const query = useQuery({ pluginId: historyContract.id, entry, load: loadOf })
  return { entry, list, rows, query, nowMs: now.ms, loadMore }
}

/** Ids and hashes, to find what was sent from here among them. */
const idsIn = ({ transactions }: HistoryList): ReadonlySet<string> =>
  new Set(transactions.flatMap(({ id, hash = id }) => [id.toLowerCase(), hash.toLowerCase()]))

function usePolling(read: () => Promise<void>, isBehind: boolean): void {
  const { ports } = useServices()
  useEffect(() => {
    const over = new AbortController()
    ports.clock.every(isBehind ? CATCH_UP_MS : POLL_MS, () => void read(), over.signal)
    return () => over.abort()
  }, [ports.clock, read, isBehind])
}
