import type { QueryEntry } from '@latchkey/kernel/queries'
import { usePlugin, usePluginState, useServices } from '@latchkey/kernel/react'
import { type UseQueryResult, useQuery } from '@latchkey/kernel/react/use-query'
import { accountKey } from '@latchkey/portfolio/contract'
import type { ActiveTarget } from '@latchkey/session/contract'
import type { TrackedTransaction } from '@latchkey/transactions/contract'
import { useEffect, useMemo } from 'react'
import { type HistoryPage, type HistoryTransaction, historyContract } from '../contract'
import { type HistoryList, joinPages } from '../model/join-pages'
import { type SentTransactions, sentReceivers, unlistedTransactions } from '../model/sent-transactions'
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
  const { load, refresh, loadMore, dropOlder } = usePlugin(historyContract)
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
  const receivers = useMemo(() => sentReceivers(entries, target), [entries, target])
  const rows = useMemo(() => toRows(list.transactions, sent, receivers), [list, sent, receivers])
  usePolling(hasService && sent.done.length > 0 ? refresh : load, hasService && sent.done.length > 0)
  // A list begins at its top again, so what was read on is of no use any more.
  useEffect(() => () => void dropOlder(), [dropOlder])
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

export interface HistoryRow {
  readonly transaction: HistoryTransaction
  /** The heading above the row, if it is the first of its group. */
  readonly heading: 'pending' | 'month' | undefined
}

/** The rows in order: pending ones, then by month, newest first. */
export function toRows(
  listed: readonly HistoryTransaction[],
  { pending, done }: SentTransactions,
  receivers: ReadonlyMap<string, string>,
): readonly HistoryRow[] {
  const rows: HistoryRow[] = pending.map((transaction, index) => ({
    transaction,
    heading: index === 0 ? 'pending' : undefined,
  }))
  const all =
    done.length === 0 ? listed : [...done, ...listed].sort((one, other) => other.minedAtMs - one.minedAtMs)
  let month: Month | undefined
  for (const transaction of all) {
    const { minedAtMs } = transaction
    const isSame = month !== undefined && minedAtMs >= month.fromMs && minedAtMs < month.toMs
    rows.push({ transaction: withReceiver(transaction, receivers), heading: isSame ? undefined : 'month' })
    if (!isSame) month = monthAround(minedAtMs)
  }
  return rows
}

/** A transaction of the service with the receiver that this page has sent it to, where the service does not say one. */
function withReceiver(
  transaction: HistoryTransaction,
  receivers: ReadonlyMap<string, string>,
): HistoryTransaction {
  const { type, hash } = transaction
  if (type !== 'send' || hash === undefined || transaction.to !== undefined) return transaction
  const to = receivers.get(hash.toLowerCase())
  return to === undefined ? transaction : { ...transaction, to }
}

interface Month {
  readonly fromMs: number
  /** The first millisecond of the next month. */
  readonly toMs: number
}

/**
 * The month of a time in the user's time zone. It is found once for all its rows, because a date for each of
 * 10,000 rows delays the first one that is seen.
 */
function monthAround(ms: number): Month {
  const date = new Date(ms)
  date.setDate(1)
  const fromMs = date.setHours(0, 0, 0, 0)
  date.setMonth(date.getMonth() + 1)
  return { fromMs, toMs: date.setHours(0, 0, 0, 0) }
}
