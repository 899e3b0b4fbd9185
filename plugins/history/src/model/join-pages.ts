import type { QueryEntry } from '@latchkey/kernel/queries'
import type { HistoryPage, HistoryState, HistoryTransaction } from '../contract'

/** Maximum of rows. Older transactions are in the explorer. */
export const MAX_TRANSACTIONS = 10_000

/** All known pages of an account as one list. */
export interface HistoryList {
  /** Newest first, each id once. */
  readonly transactions: readonly HistoryTransaction[]
  /** Cursor of the next page; undefined at the end and for a full list. */
  readonly next: string | undefined
  /** The entry of the page `next` while it loads, and after a failure. */
  readonly nextPage: QueryEntry<HistoryPage> | undefined
  /** Whether the last page had nothing new, so that the user decides whether to continue. */
  readonly isFutile: boolean
  readonly isFull: boolean
}

/**
 * Follows the cursors from the newest page. A repeated cursor ends the list.
 * @param account `accountKey`, which is the key of the newest page
 */
export function joinPages(pages: HistoryState['pages'], account: string): HistoryList {
  const byId = new Map<string, HistoryTransaction>()
  const cursors = new Set<string>()
  let next: string | undefined
  let entry = pages[account]
  let isFutile = false
  while (entry?.status === 'known') {
    const before = byId.size
    // The page that was read last has a transaction's current status.
    for (const one of entry.transactions) if (!byId.has(one.id)) byId.set(one.id, one)
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

/** Joins a reloaded newest page with the known one. If they overlap, the older pages are kept. */
export function joinNewest(known: HistoryPage | undefined, fresh: HistoryPage): HistoryPage {
  if (!known || known.source !== fresh.source) return fresh
  const ids = new Set(fresh.transactions.map(({ id }) => id))
  if (!known.transactions.some(({ id }) => ids.has(id))) return fresh
  // Known transactions that the fresh page lacks are no longer on the chain.
  const oldestMs = Math.min(...fresh.transactions.map(({ minedAtMs }) => minedAtMs))
  const older = known.transactions.filter(({ id, minedAtMs }) => !ids.has(id) && minedAtMs <= oldestMs)
  const { next: _next, ...page } = fresh
  return {
    ...page,
    transactions: [...fresh.transactions, ...older],
    ...(known.next === undefined ? {} : { next: known.next }),
  }
}

/** The key of an older page in `state.pages`. */
export const pageKey = (account: string, cursor: string): string => `${account} ${cursor}`

/** Whether the key is that of a newest page. */
export const isNewest = (key: string): boolean => !key.includes(' ')
