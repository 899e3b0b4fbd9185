import type { QueryEntry } from '@latchkey/kernel/queries'
import type { HistoryPage, HistoryState, HistoryTransaction } from '../contract'
import { pageKey } from './page-key'

/** Maximum of rows. Older transactions are in the explorer. */
export const MAX_TRANSACTIONS = 10_000

/** Everything that is known of an account: its pages as one list. */
export interface HistoryList {
  /** Newest first, each id once. */
  readonly transactions: readonly HistoryTransaction[]
  /** Leads to what is older; missing at the end, and where the list is full. */
  readonly next: string | undefined
  /** The page behind `next`, while it is read and after that failed. */
  readonly nextPage: QueryEntry<HistoryPage> | undefined
  /** The last page brought nothing new: the user decides whether to go on. */
  readonly isFutile: boolean
  readonly isFull: boolean
}

/**
 * Follows the cursors from the newest page. A cursor that leads back ends the list.
 * @param account key of the newest page
 */
export function listPages(pages: HistoryState['pages'], account: string): HistoryList {
  const byId = new Map<string, HistoryTransaction>()
  const cursors = new Set<string>()
  let next: string | undefined
  let entry = pages[account]
  let isFutile = false
  while (entry?.status === 'known') {
    const before = byId.size
    // The page that was read last has the current status of a transaction.
    // control: history-duplicate-rows
    for (const one of entry.transactions) if (!byId.has(one.id)) byId.set(one.id, one)
    // control: history-endless-pages
    isFutile = byId.size === before && cursors.size > 0
    next = entry.next
    if (next === undefined || cursors.has(next)) break
    cursors.add(next)
    entry = pages[pageKey(account, next)]
  }
  const isFull = byId.size >= MAX_TRANSACTIONS
  const isEnd = isFull || (entry?.status === 'known' && next !== undefined)
  return {
    transactions: [...byId.values()].sort(newestFirst).slice(0, MAX_TRANSACTIONS),
    next: isEnd ? undefined : next,
    nextPage: isEnd || next === undefined ? undefined : entry,
    isFutile,
    isFull,
  }
}

const newestFirst = (one: HistoryTransaction, other: HistoryTransaction): number =>
  other.minedAtMs - one.minedAtMs

/** The newest page read again: where it reaches what is known, the older pages stay as they are. */
export function joinNewest(known: HistoryPage | undefined, fresh: HistoryPage): HistoryPage {
  if (!known || known.source !== fresh.source) return fresh
  const ids = new Set(fresh.transactions.map(({ id }) => id))
  if (!known.transactions.some(({ id }) => ids.has(id))) return fresh
  // What is missing among the fresh ones is no longer on the chain.
  const oldestMs = Math.min(...fresh.transactions.map(({ minedAtMs }) => minedAtMs))
  const older = known.transactions.filter(({ id, minedAtMs }) => !ids.has(id) && minedAtMs <= oldestMs)
  const { next: _next, ...page } = fresh
  return {
    ...page,
    transactions: [...fresh.transactions, ...older],
    ...(known.next === undefined ? {} : { next: known.next }),
  }
}
